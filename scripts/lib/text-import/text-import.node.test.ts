import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  editionManifestSchema,
  surahFileName,
  surahTextSchema,
} from '@fahm/contracts/quran/text.ts';
import { readSurahText } from '@fahm/quran/corpus.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../run.ts';
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
