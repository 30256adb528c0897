import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { type Artifacts, copyArtifacts, distFolder, type Mode } from './artifacts.ts';
import { applyMigrations, databaseId } from './database.ts';
import type { Ports } from './ports.ts';
import { withRelease } from './registry-change.ts';
import { createRegistryClient } from './registry-client.ts';
import { REMOTES } from './remotes.ts';
import { ROOT } from './run.ts';
import { pruneVersions, publishVersion, serveVersions } from './version-store.ts';

const COMPATIBILITY_DATE = '2026-10-01';

export type Stack = { url: string; stop: () => Promise<void> };

type V4Options = Parameters<typeof convertV4MiniflareOptions>[0];

const directSocket = (port: number) => [{ host: '127.0.0.1', port }];

function stackOptions(
  artifacts: Artifacts,
  ports: Ports,
  stateDir: string,
  secrets: { database: string; token: string },
): V4Options {
  const common = { compatibilityDate: COMPATIBILITY_DATE };
  return {
    cf: false,
    logRequests: false,
    host: '127.0.0.1',
    port: 0,
    resourcePersistencePath: join(stateDir, 'v3'),
    workers: [
      {
        ...common,
        name: 'shell',
        modulesRoot: artifacts.shell,
        modules: [{ type: 'ESModule', path: join(artifacts.shell, '_worker.js') }],
        assets: {
          directory: artifacts.shell,
          binding: 'ASSETS',
          run_worker_first: true,
          routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
          // Pages answers a missing file with 404.html.
          assetConfig: { not_found_handling: '404-page' },
        },
        serviceBindings: { API: 'api', LIBRARY: 'library' },
        r2Buckets: { REGISTRY: 'fahm-registry' },
        bindings: { DEPLOY_TOKEN: secrets.token },
        unsafeDirectSockets: directSocket(ports.public),
      },
      {
        ...common,
        name: 'api',
        modulesRoot: artifacts.api,
        modules: [{ type: 'ESModule', path: join(artifacts.api, 'index.js') }],
        d1Databases: { DB: secrets.database },
        unsafeDirectSockets: directSocket(ports.api),
      },
      {
        ...common,
        name: 'library',
        modulesRoot: join(artifacts.library, 'worker'),
        modules: [{ type: 'ESModule', path: join(artifacts.library, 'worker', 'index.js') }],
        assets: {
          directory: join(artifacts.library, 'assets'),
          binding: 'ASSETS',
          run_worker_first: true,
          routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
          assetConfig: { html_handling: 'none', not_found_handling: 'none' },
        },
        kvNamespaces: { TEXT: 'fahm-text' },
        bindings: {
          TEXT_SERVICE_URL: process.env['TEXT_SERVICE_URL'] ?? 'https://api.alquran.cloud/v1',
          DEFAULT_TRANSLATION: 'en.sahih',
        },
        unsafeDirectSockets: directSocket(ports.library),
      },
    ],
  };
}

/** The token that may write the local registry; made once for each state folder. */
export async function deployToken(stateDir: string): Promise<string> {
  const file = join(stateDir, 'deploy-token');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return kept;
  const token = randomBytes(32).toString('base64url');
  await mkdir(stateDir, { recursive: true });
  await writeFile(file, token, { mode: 0o600 });
  return token;
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

/**
 * Serves the built artifacts in one workerd process, with their data below `stateDir`.
 * Resolves when all of it answers.
 */
export async function startStack(options: {
  ports: Ports;
  stateDir: string;
  mode?: Mode;
}): Promise<Stack> {
  const { ports, stateDir, mode = 'production' } = options;
  await mkdir(stateDir, { recursive: true });
  await applyMigrations(stateDir);
  const artifacts = await copyArtifacts(stateDir, mode);
  const token = await deployToken(stateDir);
  const secrets = { database: await databaseId(), token };
  const versions = await serveVersions(stateDir, ports.versions);
  const config = stackOptions(artifacts, ports, stateDir, secrets);
  const miniflare = new Miniflare(convertV4MiniflareOptions(config));
  const stop = async () => {
    await versions.close();
    await miniflare.dispose();
  };
  try {
    await miniflare.ready;
    await forgetMovedStore(miniflare, ports);
    await releaseBuilds(stateDir, mode, ports, token);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${ports.public}`, stop };
}
