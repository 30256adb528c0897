import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { miniflareOptionsOf, type WranglerConfig } from './wrangler.ts';

type Options = Parameters<typeof convertV4MiniflareOptions>[0];
export type WorkerOptions = Extract<Options, { workers: unknown }>['workers'][number];
type SharedOptions = Omit<Extract<Options, { workers: unknown }>, 'workers'>;

/** A worker as its build left it in `dir`. */
export const builtWorker = (dir: string, file = 'index.js') => ({
  modulesRoot: dir,
  modules: [{ type: 'ESModule' as const, path: join(dir, file) }],
});

/** Files of a worker: they answer through the worker alone. */
export const workerAssets = (directory: string, assetConfig: object = {}) => ({
  assets: {
    directory,
    binding: 'ASSETS',
    run_worker_first: true,
    routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
    assetConfig,
  },
});

/** The port of this machine at which a worker answers. */
export const atPort = (port: number) => ({ unsafeDirectSockets: [{ host: '127.0.0.1', port }] });

/** One workerd process that runs these workers, quietly and without a call to anybody. */
export const createWorkerd = (workers: WorkerOptions[], shared: SharedOptions = {}): Miniflare =>
  new Miniflare(
    convertV4MiniflareOptions({ cf: false, logRequests: false, port: 0, ...shared, workers }),
  );

export type ShellAlone = {
  /** Puts a text where the registry lies. */
  writeRegistry: (text: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Runs the shell that is built in `dir`, as its wrangler file says, with `service` in the place of every other worker. */
export async function startShellAlone(
  { dir, config, port }: { dir: string; config: WranglerConfig; port: number },
  service: () => Response,
  bindings: Record<string, string> = {},
): Promise<ShellAlone> {
  const { serviceBindings, ...options } = miniflareOptionsOf(config);
  const names = Object.keys(serviceBindings);
  const miniflare = createWorkerd([
    {
      ...options,
      ...builtWorker(dir, '_worker.js'),
      ...workerAssets(dir),
      ...atPort(port),
      name: 'shell',
      bindings,
      serviceBindings: Object.fromEntries(names.map((name) => [name, service])),
    },
  ]);
  await miniflare.ready;
  const bucket = await miniflare.getR2Bucket('REGISTRY', 'shell');
  return {
    writeRegistry: async (text) => void (await bucket.put('registry.json', text)),
    stop: () => miniflare.dispose(),
  };
}
