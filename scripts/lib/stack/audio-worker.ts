import { atPort, builtWorker } from '@fahm/tooling/workerd.ts';
import { stackOptionsOf } from '../wrangler-config.ts';

/**
 * How the built audio worker in `dir` is run on this machine, answering on `port`. AUDIO_HOST_URL and
 * AUDIO_MIRROR of the environment are its settings of the same name.
 */
export const audioWorker = (dir: string, port: number, env = process.env) => ({
  ...stackOptionsOf('audio', env),
  ...builtWorker(dir),
  ...atPort(port),
});
