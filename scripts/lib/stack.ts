import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Miniflare, convertV4MiniflareOptions } from 'miniflare';
import { type Artifacts, copyArtifacts, localRegistry, type Mode } from './artifacts.ts';
import { applyMigrations, databaseId } from './database.ts';
import type { Ports } from './ports.ts';

const COMPATIBILITY_DATE = '2026-10-01';
/** Serves a Pages project's files and nothing else. */
const FILES_ONLY = 'export default { fetch: (request, env) => env.ASSETS.fetch(request) };';

export type Stack = { url: string; stop: () => Promise<void> };

type V4Options = Parameters<typeof convertV4MiniflareOptions>[0];

const directSocket = (port: number) => [{ host: '127.0.0.1', port }];

/** Pages answers a missing file with 404.html; every project of ours has one. */
const pagesAssets = (directory: string, worker: boolean) => ({
  directory,
  binding: 'ASSETS',
  run_worker_first: worker,
  routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: worker },
  assetConfig: { not_found_handling: '404-page' as const },
});

function stackOptions(
  artifacts: Artifacts,
  ports: Ports,
  stateDir: string,
  database: string,
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
        assets: pagesAssets(artifacts.shell, true),
        serviceBindings: { API: 'api' },
        r2Buckets: { REGISTRY: 'fahm-registry' },
        unsafeDirectSockets: directSocket(ports.public),
      },
      {
        ...common,
        name: 'api',
        modulesRoot: artifacts.api,
        modules: [{ type: 'ESModule', path: join(artifacts.api, 'index.js') }],
        d1Databases: { DB: database },
        unsafeDirectSockets: directSocket(ports.api),
      },
      {
        ...common,
        name: 'reader',
        modules: true,
        script: FILES_ONLY,
        assets: pagesAssets(artifacts.reader, false),
        unsafeDirectSockets: directSocket(ports.reader),
      },
    ],
  };
}

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
  const config = stackOptions(artifacts, ports, stateDir, await databaseId());
  const miniflare = new Miniflare(convertV4MiniflareOptions(config));
  try {
    await miniflare.ready;
    const bucket = await miniflare.getR2Bucket('REGISTRY', 'shell');
    await bucket.put('registry.json', JSON.stringify(await localRegistry(artifacts, ports)));
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
  return { url: `http://127.0.0.1:${ports.public}`, stop: () => miniflare.dispose() };
}
