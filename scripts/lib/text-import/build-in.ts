import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ImportedManifest, SurahText } from '@fahm/contracts/quran/text.ts';
import type { TextFingerprint } from '@fahm/quran/corpus/fingerprint.ts';
import { textVersion } from '@fahm/quran/text/text-folder.ts';
import { ROOT } from '../run.ts';

/** What names the built-in translation, below a repository; each is read by builds and by tests. */
const FILES = {
  facts: 'packages/quran/src/built-in-translation.ts',
  lock: 'packages/quran/corpus.lock.json',
  folder: 'mfe-reader/src/lib/text/text-folder.ts',
  library: 'workers/library/wrangler.toml',
} as const;

const changed = (text: string, pattern: RegExp, replacement: string): string => {
  if (!pattern.test(text)) throw new Error(`nothing like ${pattern.source} is there to be changed`);
  return text.replace(pattern, () => replacement);
};

type Lock = { arabic: TextFingerprint; translation: TextFingerprint };

/**
 * Makes an imported edition the translation that is built in: its text goes beside the corpus, and what names and pins it
 * is rewritten. Builds and pages follow from these files; nothing is written when one of them cannot be.
 */
export async function buildIn(
  root: string,
  { edition, source, sha256 }: ImportedManifest,
  surahs: readonly SurahText[],
): Promise<string[]> {
  const { identifier: id, language, direction, credit, rights, name, englishName } = edition;
  const facts = { id, language, direction: direction ?? 'ltr', credit: credit ?? englishName };
  const read = (file: keyof typeof FILES) => readFile(join(root, FILES[file]), 'utf8');
  const lock = JSON.parse(await read('lock')) as Lock;
  const version = textVersion({ arabic: { sha256: lock.arabic }, translation: { sha256 } });
  const text = {
    facts: { ...facts, rights, name, englishName, source },
    surahs: surahs.map(({ texts }) => texts),
  };
  const contents: Record<string, string> = {
    [FILES.facts]: changed(
      await read('facts'),
      /= \{\n {2}id: [^]*?\n\};/,
      `= ${JSON.stringify(facts, null, 2)};`,
    ),
    [FILES.lock]: `${JSON.stringify({ ...lock, translation: sha256 }, null, 2)}\n`,
    [FILES.folder]: changed(await read('folder'), /'text\/[0-9a-f]{12}\/'/, `'text/${version}/'`),
    [FILES.library]: changed(
      await read('library'),
      /^DEFAULT_TRANSLATION = ".*"$/m,
      `DEFAULT_TRANSLATION = "${id}"`,
    ),
    [`packages/quran/editions/${id}.json`]: `${JSON.stringify(text)}\n`,
  };
  await mkdir(join(root, 'packages/quran/editions'), { recursive: true });
  for (const [file, content] of Object.entries(contents))
    await writeFile(join(root, file), content);
  const oxfmt = join(ROOT, 'node_modules/.bin/oxfmt');
  await promisify(execFile)(oxfmt, ['-c', join(ROOT, '.oxfmtrc.json'), FILES.facts], { cwd: root });
  return Object.keys(contents);
}
