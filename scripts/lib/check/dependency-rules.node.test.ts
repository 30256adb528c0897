import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { judgeDependencies } from './dependency-rules.ts';

const FOLDERS = [
  'db',
  'e2e',
  'mfe-guides',
  'mfe-reader',
  'packages',
  'scripts',
  'shell',
  'workers',
];

let root: string;

/** Files of a small tree in the house's shape, every import of it allowed. */
const LAWFUL: Record<string, string> = {
  'db/schema/surah.ts': 'export const surahs = 1;',
  'e2e/support/page-lists.ts': "import '../../mfe-guides/src/pages.ts';",
  'mfe-guides/src/pages.ts': 'export const pages = [];',
  'mfe-guides/src/remote.tsx': "import '../../packages/ui/src/button.ts';",
  'mfe-reader/src/remote.tsx': "import './features/chapter/model.ts';",
  'mfe-reader/src/features/chapter/model.ts': 'export const model = 1;',
  'mfe-reader/src/features/search/model.ts': 'export const model = 1;',
  'packages/contracts/src/errors.ts': 'export const codes = 1;',
  'packages/mfe-kit/src/page-settings.ts': "import '../../ui/src/theme/themes.ts';",
  'packages/quran/src/surahs.ts': 'export const facts = 1;',
  'packages/ui/src/button.ts': 'export const button = 1;',
  'packages/ui/src/theme/themes.ts': 'export const themes = 1;',
  'scripts/stack.ts': "import 'node:fs';",
  'shell/src/main.tsx': "import '../../packages/contracts/src/errors.ts';",
  'workers/api/src/index.ts': "import '../../../packages/domain/src/surah.ts';",
  'packages/domain/src/surah.ts': "import '../../../db/schema/surah.ts';",
};

async function plant(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dependency-rules-'));
  await plant({ 'package.json': '{ "name": "planted", "dependencies": {} }', ...LAWFUL });
});

afterEach(() => rm(root, { recursive: true }));

/** Rule → a breach of it: the file that is changed, and what it then imports. */
const BREACHES: [rule: string, file: string, text: string][] = [
  ['no-cycles', 'packages/ui/src/button.ts', "import './ring.ts'; export const button = 1;"],
  ['no-undeclared-package', 'shell/src/main.tsx', "import 'planted-package';"],
  ['no-unresolvable', 'shell/src/main.tsx', "import './nowhere.ts';"],
  ['no-tests-in-product', 'shell/src/main.tsx', "import './main.test.ts';"],
  ['deployables-apart', 'mfe-guides/src/remote.tsx', "import '../../mfe-reader/src/remote.tsx';"],
  ['deployables-apart', 'shell/src/main.tsx', "import '../../mfe-reader/src/remote.tsx';"],
  ['browser-not-to-server', 'shell/src/main.tsx', "import '../../packages/domain/src/surah.ts';"],
  [
    'database-only-through-domain',
    'workers/api/src/index.ts',
    "import '../../../db/schema/surah.ts';",
  ],
  [
    'contracts-is-a-leaf',
    'packages/contracts/src/errors.ts',
    "import '../../quran/src/surahs.ts';",
  ],
  ['ui-knows-no-domain', 'packages/ui/src/button.ts', "import '../../quran/src/surahs.ts';"],
  [
    'packages-not-to-deployables',
    'packages/quran/src/surahs.ts',
    "import '../../../shell/src/main.tsx';",
  ],
  ['features-apart', 'mfe-reader/src/features/search/model.ts', "import '../chapter/model.ts';"],
  // Nothing forbids these by name: what is not allowed is refused.
  ['not-in-allowed', 'e2e/support/page-lists.ts', "import '../../mfe-guides/src/remote.tsx';"],
  ['not-in-allowed', 'packages/quran/src/surahs.ts', "import '../../ui/src/button.ts';"],
  ['not-in-allowed', 'packages/mfe-kit/src/page-settings.ts', "import '../../ui/src/button.ts';"],
  ['not-in-allowed', 'shell/src/main.tsx', "import 'node:fs';"],
];

describe('dependency rules', () => {
  test('a lawful tree is not complained of, and every file of it is judged', async () => {
    expect(await judgeDependencies(root, FOLDERS)).toEqual({
      modules: Object.keys(LAWFUL).length,
      breaches: [],
    });
  });

  test.each(BREACHES)('%s catches a breach planted in %s', async (rule, file, text) => {
    await plant({
      'packages/ui/src/ring.ts': "import './button.ts'; export const ring = 1;",
      'shell/src/main.test.ts': 'export const claim = 1;',
      'node_modules/planted-package/package.json':
        '{ "name": "planted-package", "main": "index.js" }',
      'node_modules/planted-package/index.js': 'module.exports = 1;',
      [file]: text,
    });
    const { breaches } = await judgeDependencies(root, FOLDERS);
    expect(breaches.filter(({ from }) => from === file).map((breach) => breach.rule)).toContain(
      rule,
    );
  });
});
