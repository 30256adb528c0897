import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LessonItem } from '@fahm/contracts/study/lessons.ts';
import { atPort, builtWorker, createWorkerd, workerAssets } from '@fahm/tooling/workerd.ts';
import type { Miniflare } from 'miniflare';
import { type Artifacts, copyArtifacts, distFolder, type Mode } from './artifacts.ts';
import { audioWorker } from './audio-worker.ts';
import { applyMigrations } from './database.ts';
import { serveLocalSignIn } from '../local-sign-in/serve.ts';
import { type Certificate, localCertificate } from './local-certificate.ts';
import { d1Lessons, loadLessonsWithIndex, readLessons } from './load-lessons.ts';
import { coachBindings } from './coach-bindings.ts';
import type { Ports } from './ports.ts';
import { withRelease } from '../release/registry-change.ts';
import { createRegistryClient } from '../release/registry-client.ts';
import { REMOTES } from '../release/remotes.ts';
import { ROOT } from '../run.ts';
import { deployToken, loginSecret } from './secrets.ts';
import { stripeBindings } from './stripe-bindings.ts';
import { signInBindings } from './sign-in-bindings.ts';
import { pruneVersions, publishVersion, serveVersions } from './version-store.ts';
import { stackAssetRulesOf, stackOptionsOf } from '../wrangler-config.ts';

export type Stack = { url: string; stop: () => Promise<void> };

type Secrets = { token: string; signIn: Record<string, string> };

const shellOptions = ({ shell }: Artifacts, ports: Ports, { token }: Secrets) => ({
  ...stackOptionsOf('shell'),
  ...builtWorker(shell, '_worker.js'),
  // Pages answers a missing file with 404.html.
  ...workerAssets(shell, { not_found_handling: '404-page' }),
  ...atPort(ports.public),
  bindings: { DEPLOY_TOKEN: token },
});

const apiOptions = ({ api }: Artifacts, ports: Ports, { signIn }: Secrets) => {
  const bound = stackOptionsOf('api');
  const secrets = { ...signIn, ...stripeBindings(process.env).api, ...coachBindings(process.env) };
  return {
    ...bound,
    ...builtWorker(api),
    ...workerAssets(join(api, 'assets'), stackAssetRulesOf('api')),
    ...atPort(ports.api),
    bindings: { ...bound.bindings, ...secrets },
  };
};

const libraryOptions = ({ library }: Artifacts, ports: Ports) => ({
  ...stackOptionsOf('library'),
  ...builtWorker(join(library, 'worker')),
  ...workerAssets(join(library, 'assets'), stackAssetRulesOf('library')),
  ...atPort(ports.library),
});

const webhooksOptions = ({ webhooks }: Artifacts, ports: Ports) => ({
  ...stackOptionsOf('webhooks'),
  ...builtWorker(webhooks),
  ...atPort(ports.webhooks),
  bindings: stripeBindings(process.env).webhooks,
});

function createStackWorkerd(
  artifacts: Artifacts,
  ports: Ports,
  stateDir: string,
  secrets: Secrets,
  certificate: Certificate | null,
): Miniflare {
  const workers = [
    shellOptions(artifacts, ports, secrets),
    apiOptions(artifacts, ports, secrets),
    libraryOptions(artifacts, ports),
    audioWorker(artifacts.audio, ports.audio),
    webhooksOptions(artifacts, ports),
  ];
  return createWorkerd(workers, {
    host: '127.0.0.1',
    resourcePersistencePath: join(stateDir, 'v3'),
    // Miniflare's own door leads to the first worker.
    ...(certificate !== null && {
      port: ports.tls,
      httpsKey: certificate.key,
      httpsCert: certificate.cert,
    }),
  });
}

/** Versions are registered with their address: after a change of port the registry starts afresh. */
async function forgetMovedStore(miniflare: Miniflare, ports: Ports): Promise<void> {
  const bucket = await miniflare.getR2Bucket('REGISTRY', 'shell');
  const text = await (await bucket.get('registry.json'))?.text();
  if (text !== undefined && !text.includes(`"${storeUrl(ports)}/`))
    await bucket.delete('registry.json');
}

/** Publishes each remote's build and makes it what people get. */
async function releaseBuilds(stateDir: string, mode: Mode, ports: Ports, token: string) {
  const registry = createRegistryClient(`http://127.0.0.1:${ports.public}`, token);
  for (const { id, folder } of REMOTES) {
    const outDir = join(ROOT, folder, distFolder(mode));
    const published = await publishVersion(outDir, stateDir, storeUrl(ports));
    const written = await registry.change((current) => withRelease(current, published));
    await pruneVersions(stateDir, id, Object.keys(written[id]?.versions ?? {}));
  }
}

export const storeUrl = (ports: Ports): string => `http://127.0.0.1:${ports.versions}`;

/** Runs an operator's statement on the local database, through the process that has it open. */
const operatorOf = (miniflare: () => Miniflare) => async (statement: string) => {
  const database = await miniflare().getD1Database('DB', 'api');
  return (await database.prepare(statement).all()).results;
};

type StackOptions = {
  ports: Ports;
  stateDir: string;
  mode?: Mode;
  /** Where people see the site, when something stands in front of the stack. */
  publicOrigin?: string;
  /** What the content build left, as it is to be loaded; as it is when not given. */
  lessonsOf?: (built: readonly LessonItem[]) => readonly LessonItem[];
  /** Serves the site at `https://127.0.0.1` too, and signs in there: Safari keeps secure cookies nowhere else. */
  https?: boolean;
};

/**
 * Serves the built artifacts in one workerd process, with their data below `stateDir`.
 * Resolves when all of it answers.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, stateDir, mode = 'production', https = false } = options;
  const url = https ? `https://127.0.0.1:${ports.tls}` : `http://127.0.0.1:${ports.public}`;
  const { publicOrigin = url, lessonsOf = (built) => built } = options;
  await mkdir(stateDir, { recursive: true });
  await applyMigrations(stateDir);
  const artifacts = await copyArtifacts(stateDir, mode);
  const token = await deployToken(stateDir);
  const versions = await serveVersions(stateDir, ports.versions);
  const operator = { token, run: operatorOf(() => miniflare) };
  const local = await serveLocalSignIn(ports.signIn, [publicOrigin], operator);
  const signIn = signInBindings(process.env, local, publicOrigin, await loginSecret(stateDir));
  const secrets = { token, signIn };
  const certificate = https ? await localCertificate(stateDir) : null;
  const miniflare: Miniflare = createStackWorkerd(artifacts, ports, stateDir, secrets, certificate);
  const stop = async () => {
    await Promise.all([versions.close(), local.close()]);
    await miniflare.dispose();
  };
  try {
    await miniflare.ready;
    const database = await miniflare.getD1Database('DB', 'api');
    await loadLessonsWithIndex(d1Lessons(database), lessonsOf(await readLessons()));
    await forgetMovedStore(miniflare, ports);
    await releaseBuilds(stateDir, mode, ports, token);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
