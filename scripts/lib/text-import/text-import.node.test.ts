import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  editionManifestSchema,
  surahFileName,
  surahTextSchema,
  type SurahText,
} from '@fahm/contracts/quran/text.ts';
import { readSurahText } from '@fahm/quran/corpus.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textVersion } from '@fahm/quran/text/text-folder.ts';
import { ROOT } from '../run.ts';
import { buildIn } from './build-in.ts';
import { manifestOf } from './edition-manifest.ts';
import { startStandIn, type StandIn } from './testing/stand-in.ts';

const SCRIPT = join(ROOT, 'scripts/text-import.ts');

let standIn: StandIn;
let parent = '';
beforeAll(async () => void (standIn = await startStandIn()));
afterAll(() => standIn.stop());
beforeEach(async () => void (parent = await mkdtemp(join(tmpdir(), 'text-import-'))));
afterEach(() => rm(parent, { recursive: true }));

type Outcome = { code: number; output: string };

/** Runs the command as it is run by hand, against `service`. */
async function run(service: string, ...args: string[]): Promise<Outcome> {
  const env = { ...process.env, TEXT_SERVICE_URL: service, TEXT_IMPORT_PACE_MS: '1' };
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, SCRIPT, ...args], {
      env,
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(parent, file), 'utf8'));
const sha256 = (lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex');

describe('text:import', () => {
  test('[3.8] [7.24] it keeps all 6,236 verses, each surah with its hash, and says whose they are', async () => {
    const { base, requests } = standIn.session('whole');
    const { code, output } = await run(
      base,
      'en.pickthall',
      '--into',
      join(parent, 'en.pickthall'),
    );
    expect(output).toContain('surah 1 of 114');
    expect(output).toContain('surah 114 of 114');
    expect(output).toContain('public-domain');
    expect(code).toBe(0);
    expect(await requests()).toHaveLength(114);

    const manifest = editionManifestSchema.parse(await readJson('en.pickthall/manifest.json'));
    expect(manifest).toMatchObject({
      edition: { identifier: 'en.pickthall', rights: 'public-domain', direction: 'ltr' },
      source: { service: base },
      count: 6236,
    });
    const all: string[] = [];
    for (const { number, versesCount } of SURAHS) {
      const text = surahTextSchema.parse(await readJson(`en.pickthall/${surahFileName(number)}`));
      expect(text.basmala).toBeNull();
      expect(text.texts).toHaveLength(versesCount);
      expect(sha256(text.texts)).toBe(manifest.sha256.surahs[number - 1]);
      all.push(...text.texts);
    }
    expect(sha256(all)).toBe(manifest.sha256.whole);
    expect(await readdir(parent)).toEqual(['en.pickthall']);
  }, 60_000);

  test('[3.8] an Arabic edition is kept with the basmala apart, as the corpus has it', async () => {
    const { base } = standIn.session('arabic');
    const { code } = await run(base, 'quran-simple', '--into', join(parent, 'a'));
    expect(code).toBe(0);
    for (const number of [1, 2, 9, 95, 97, 114]) {
      const own = readSurahText(number);
      expect(await readJson(`a/${surahFileName(number)}`)).toEqual({
        basmala: own.basmala,
        texts: own.verses.map(({ arabic }) => arabic),
      });
    }
  }, 60_000);

  test('[7.24] what fails for a while is tried again, and the text is whole all the same', async () => {
    const { base, fail } = standIn.session('flaky');
    await fail('none', '500', 'truncated', 'none', 'html', 'missing-verse', 'down', '503', 'none');
    const { code, output } = await run(base, 'en.pickthall', '--into', join(parent, 'a'));
    expect(output).toContain('trying again');
    expect(code).toBe(0);
    expect(await readJson('a/manifest.json')).toMatchObject({ count: 6236 });
  }, 60_000);
});

const textOf = (prefix: string): SurahText[] =>
  SURAHS.map(({ number, versesCount }) => ({
    basmala: null,
    texts: Array.from({ length: versesCount }, (_, at) => `${prefix} ${number}:${at + 1}`),
  }));

describe('text:import --built-in', () => {
  const FILES = [
    'packages/quran/src/built-in-translation.ts',
    'packages/quran/corpus.lock.json',
    'mfe-reader/src/lib/text/text-folder.ts',
    'workers/library/wrangler.toml',
  ];
  const edition = {
    identifier: 'en.some',
    language: 'en',
    name: 'Some',
    englishName: 'Some one’s',
    direction: 'ltr',
    format: 'text',
    type: 'translation',
    rights: 'public-domain',
    credit: 'Some one. Public domain.',
  } as const;
  const manifestWith = (surahs: SurahText[]) =>
    manifestOf({ edition, surahs }, 'https://text.test', '2026-01-01T00:00:00.000Z');

  test('[3.8] everything that names and pins the translation names the imported one', async () => {
    for (const file of FILES) await cp(join(ROOT, file), join(parent, file));
    const surahs = textOf('A');
    const manifest = manifestWith(surahs);
    const files = await buildIn(parent, manifest, surahs);
    expect(files).toEqual(
      expect.arrayContaining([...FILES, 'packages/quran/editions/en.some.json']),
    );

    const [facts = '', lock = '', folder = '', library = ''] = await Promise.all(
      FILES.map((file) => readFile(join(parent, file), 'utf8')),
    );
    expect(facts).toContain("id: 'en.some'");
    expect(facts).toContain("credit: 'Some one. Public domain.'");
    const own = JSON.parse(await readFile(join(ROOT, FILES[1] ?? ''), 'utf8')) as object;
    expect(JSON.parse(lock)).toEqual({ ...own, translation: manifest.sha256 });
    expect(library).toContain('DEFAULT_TRANSLATION = "en.some"');
    const { arabic } = JSON.parse(lock) as { arabic: { whole: string } };
    const version = textVersion({ arabic: { sha256: arabic }, translation: manifest });
    expect(folder).toContain(`'text/${version}/'`);
    expect(await readJson('packages/quran/editions/en.some.json')).toEqual({
      facts: {
        id: 'en.some',
        language: 'en',
        direction: 'ltr',
        credit: 'Some one. Public domain.',
        rights: 'public-domain',
        name: 'Some',
        englishName: 'Some one’s',
        source: manifest.source,
      },
      surahs: surahs.map(({ texts }) => texts),
    });
  });

  test('[3.8] where a file is not as it was known, nothing is written', async () => {
    for (const file of FILES) await cp(join(ROOT, file), join(parent, file));
    await writeFile(join(parent, FILES[3] ?? ''), '');
    const surahs = textOf('A');
    await expect(buildIn(parent, manifestWith(surahs), surahs)).rejects.toThrow(
      'DEFAULT_TRANSLATION',
    );
    expect(await readdir(join(parent, 'packages/quran'))).not.toContain('editions');
  });

  test('[8.2] an edition that may not be published is not built in', async () => {
    const { base } = standIn.session('rights');
    const { code, output } = await run(base, 'en.sahih', '--built-in');
    expect(code).toBe(1);
    expect(output).toContain('ALLOW_EDITIONS=en.sahih');
    expect(output).toContain('nothing was written');
  }, 60_000);
});

describe('text:import refuses', () => {
  test.each([
    ['a verse too few', 'en.pickthall', 'missing-verse'],
    ['an empty verse', 'en.pickthall', 'empty-verse'],
    ['another edition', 'en.pickthall', 'wrong-edition'],
    ['half an answer', 'en.pickthall', 'truncated'],
    ['a page', 'en.pickthall', 'html'],
    ['an edition nobody has', 'en.nobody', 'none'],
    ['a recitation', 'ar.alafasy', 'none'],
  ])(
    '[3.8] [8.2] %s, and leaves nothing half-done',
    async (_, id, fault) => {
      const { base, fail } = standIn.session(`${id}-${fault}`);
      await fail('none', fault);
      const { code, output } = await run(base, id, '--into', join(parent, 'a'));
      expect(code).toBe(1);
      expect(output).toContain('nothing was written');
      expect(await readdir(parent)).toEqual([]);
    },
    30_000,
  );

  test('[3.8] a failed import leaves an edition that was imported before', async () => {
    await mkdir(join(parent, 'a'));
    await writeFile(join(parent, 'a', 'manifest.json'), '"good"');
    const { base, fail } = standIn.session('before');
    await fail('none', 'none', 'wrong-edition');
    expect((await run(base, 'en.pickthall', '--into', join(parent, 'a'))).code).toBe(1);
    expect(await readJson('a/manifest.json')).toBe('good');
    expect(await readdir(parent)).toEqual(['a']);
  }, 30_000);

  test.each([
    [],
    ['../en'],
    ['en.pickthall', '--to', 'x'],
    ['en.pickthall', '--into'],
    ['en.pickthall', '--built-in', 'x'],
    ['a', '--into', 'b', 'c'],
  ])(
    '[8.2] a command line that cannot be understood, with how to write it (%j)',
    async (...args) => {
      const { code, output } = await run('http://127.0.0.1:9', ...args);
      expect(code).toBe(2);
      expect(output).toContain('usage: npm run text:import');
    },
  );
});
