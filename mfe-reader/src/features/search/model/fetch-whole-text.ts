import { verifyWholeArabic } from '@fahm/quran/text/verify-text.ts';
import { readWholeFile, type WholeText } from '@fahm/quran/text/whole-text.ts';
import { TEXT_FOLDER } from '../../../lib/text/text-folder.ts';
import { download } from './download.ts';

/** Of both files, unpacked; what is shown of the way they have come need not be exact. */
const BYTES = 1_342_160 + 861_582;

/**
 * Fetches the whole Qur'an in Arabic and in the built-in translation. `onShare` is told how much has come,
 * 0 to 1. Rejects when it cannot be had, is not whole, or its Arabic is not the corpus's to the letter; a
 * damaged copy is fetched once more past every cache.
 */
export async function fetchWholeText(
  base: string,
  onShare: (share: number) => void,
): Promise<WholeText> {
  const abandon = new AbortController();
  const { signal } = abandon;
  let bytes = 0;
  const onBytes = (more: number) => {
    bytes += more;
    onShare(Math.min(1, bytes / BYTES));
  };
  const fetchFile = async (name: string, check: (content: string) => Promise<boolean>) => {
    for (const cache of ['default', 'reload'] as const) {
      const content = await download(`${base}${TEXT_FOLDER}${name}`, { cache, onBytes, signal });
      const verses = readWholeFile(content);
      if (verses !== null && (await check(content))) return verses;
    }
    throw new Error(`${name}: damaged`);
  };
  try {
    const [arabic, translation] = await Promise.all([
      fetchFile('arabic.txt', verifyWholeArabic),
      fetchFile('translation.txt', () => Promise.resolve(true)),
    ]);
    return { arabic, translation };
  } catch (error) {
    // One file is of no use without the other, and must not report progress any more.
    abandon.abort();
    throw error;
  }
}
