// The built API with its database below a folder, as a process of its own that can be killed: FOLDER PORT.
import { join } from 'node:path';
import { atPort, builtWorker, createWorkerd } from '@fahm/tooling/workerd.ts';
import { d1Lessons, loadLessons, readLessons } from '../stack/load-lessons.ts';
import { ROOT } from '../run.ts';
import { stackOptionsOf } from '../wrangler-config.ts';

const [folder = '', port = ''] = process.argv.slice(2);
const { serviceBindings, ...options } = stackOptionsOf('api');
const miniflare = createWorkerd(
  [
    {
      ...options,
      ...builtWorker(join(ROOT, 'workers/api/dist')),
      ...atPort(Number(port)),
      bindings: {
        ...options.bindings,
        PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
        // Nobody signs in here.
        OIDC_ISSUER: 'http://127.0.0.1:9',
        OIDC_CLIENT_ID: 'nobody',
        LOGIN_SECRET: 'x'.repeat(32),
      },
      serviceBindings: Object.fromEntries(
        Object.keys(serviceBindings).map((name) => [
          name,
          () => new Response(null, { status: 503 }),
        ]),
      ),
    },
  ],
  { host: '127.0.0.1', resourcePersistencePath: join(folder, 'v3') },
);
await miniflare.ready;
// Those of the first surahs are enough, and are loaded once.
const lessons = (await readLessons()).filter(({ surah }) => surah <= 2);
await loadLessons(d1Lessons(await miniflare.getD1Database('DB', 'api')), lessons);
console.log('ready');
