import { portFromEnv, portsFrom, takenPort } from './lib/stack/ports.ts';
import { REMOTES } from './lib/release/remotes.ts';
import { run } from './lib/run.ts';
import { startStack } from './lib/stack/stack.ts';
import { stateDirFromEnv } from './lib/stack/state-dir.ts';
import { stopSignal } from './lib/stop-signal.ts';
import { runCommand } from './lib/run-command.ts';

const stateDir = stateDirFromEnv(process.env['STATE_DIR']);
const https = process.argv.includes('--https');

async function main(): Promise<number> {
  const ports = portsFrom(portFromEnv(process.env['PORT']));
  const taken = await takenPort(ports);
  if (taken !== null) {
    console.error(
      `Port ${taken} is in use. Stop what uses it, or choose another: PORT=9000 npm start`,
    );
    return 1;
  }
  console.log('Building what has changed …');
  const built = await run('npm', ['run', '--silent', 'build:all']);
  if (built !== 0) return built;
  const stopped = stopSignal();
  const stack = await startStack({ ports, stateDir, https });
  console.log(
    [
      '',
      `  shell    ${stack.url}   the public address`,
      `  api      http://127.0.0.1:${ports.api}   worker: surahs, accounts`,
      `  library  http://127.0.0.1:${ports.library}   worker: the Qur'an's text and editions`,
      `  audio    http://127.0.0.1:${ports.audio}   worker: recitations`,
      `  remotes  http://127.0.0.1:${ports.versions}   ${REMOTES.map(({ id }) => id).join(', ')}: every version, as deployed`,
      `  sign-in  http://127.0.0.1:${ports.signIn}   a provider that asks for a name only`,
      `  data     ${stateDir}`,
      '',
      `ready ${stack.url}`,
    ].join('\n'),
  );
  await stopped;
  await stack.stop();
  return 0;
}

await runCommand(main);
