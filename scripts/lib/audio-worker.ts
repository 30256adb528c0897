import { join } from 'node:path';

const REAL_HOST = 'https://cdn.islamic.network/quran/audio';

/**
 * How the built audio worker in `dir` is run on this machine, answering on `port`. AUDIO_HOST_URL and
 * AUDIO_MIRROR of the environment are its settings of the same name.
 */
export const audioWorker = (dir: string, port: number, env = process.env) => ({
  name: 'audio',
  modulesRoot: dir,
  modules: [{ type: 'ESModule' as const, path: join(dir, 'index.js') }],
  r2Buckets: { RECITATIONS: 'fahm-recitations' },
  bindings: {
    AUDIO_HOST_URL: env['AUDIO_HOST_URL'] ?? REAL_HOST,
    AUDIO_MIRROR: env['AUDIO_MIRROR'] ?? 'off',
  },
  unsafeDirectSockets: [{ host: '127.0.0.1', port }],
});
