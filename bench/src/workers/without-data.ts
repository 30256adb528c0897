import { startShellAlone } from '@fahm/tooling/workerd.ts';
import type { WranglerConfig } from '@fahm/tooling/wrangler.ts';
import { atMost, count, informs, type Row } from '../table.ts';

const PAGES = [
  '/',
  '/read',
  ...Array.from({ length: 114 }, (_, index) => `/read/chapter/${index + 1}`),
];

export type ShellBuild = {
  /** The built shell. */
  dir: string;
  /** Its wrangler.toml, which says what it is bound to. */
  config: WranglerConfig;
  /** The registry's JSON, with addresses that answer. */
  registry: string;
};

/**
 * P21: asks a shell for every public page whose other workers all answer 500 and count their calls,
 * and compares with the pages of the whole product at `origin`. The shell is bound to no D1 and no KV
 * (its configuration is read for that), so a call of theirs could only go through such a worker.
 */
export async function withoutDataRows(
  build: ShellBuild,
  origin: string,
  port: number,
): Promise<Row[]> {
  const { d1_databases: databases = [], kv_namespaces: namespaces = [] } = build.config;
  const data = [...databases, ...namespaces].map(({ binding }) => binding);
  let calls = 0;
  const shell = await startShellAlone({ ...build, port }, () => {
    calls += 1;
    return new Response(null, { status: 500 });
  });
  try {
    await shell.writeRegistry(build.registry);
    const others = await differences(`http://127.0.0.1:${port}`, origin);
    return [
      atMost(['P21', 'D1 and KV bindings of the shell'], data.length, 0, count),
      atMost(['P21', `calls of other workers by ${PAGES.length} public pages`], calls, 0, count),
      atMost(['P21', 'pages that differ when those workers fail'], others.length, 0, count),
      ...others.slice(0, 3).map((path) => informs('', 'differs', path)),
    ];
  } finally {
    await shell.stop();
  }
}

/** Paths whose page is not the same on both origins, but for the origin itself. */
async function differences(first: string, second: string): Promise<string[]> {
  const differing: string[] = [];
  for (const path of PAGES) {
    const [one, other] = await Promise.all([pageAt(first, path), pageAt(second, path)]);
    if (one !== other) differing.push(path);
  }
  return differing;
}

async function pageAt(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  return `${response.status} ${(await response.text()).replaceAll(origin, '')}`;
}
