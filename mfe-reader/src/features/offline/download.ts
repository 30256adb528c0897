import type { WORD_FILE_VERSES } from '@fahm/contracts/content/word-files.ts';
import { CACHES, putVerified } from '@fahm/mfe-kit/offline-cache.ts';
import { readTextFile } from '@fahm/quran/text/text-file.ts';
import { verifyArabic, versionOfWhole } from '@fahm/quran/text/verify-text.ts';
import { readWholeFile } from '@fahm/quran/text/whole-text.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { cacheKey, WHOLE_FILES } from '../../lib/text/cached-whole.ts';
import { TEXT_FOLDER } from '../../lib/text/text-folder.ts';

type Options = {
  /** Address below which this version's files lie, ending in a slash. */
  base: string;
  signal: AbortSignal;
  /** Told the bytes that have come, unpacked. */
  onBytes: (bytes: number) => void;
};

/** What came is not the text: an answer that was cut, or of somebody else. */
export class DamagedText extends Error {
  override name = 'DamagedText';
}

/** Bytes of the two files of the whole Qur'an, unpacked; a test compares. */
export const WHOLE_BYTES = 2_203_742;

/** Keeps a surah's text on the device, once it is verified. Rejects with what went wrong. */
export async function downloadSurah(surah: number, options: Options): Promise<void> {
  const name = `${surah}.json`;
  const bytes = await fetchBytes(name, options, options.onBytes);
  const text = readTextFile(parse(textOf(bytes)));
  const whole = text?.surah === surah && (await verifyArabic(surah, text.arabic));
  if (!whole) throw new DamagedText(name);
  await cacheFile(name, bytes, 'application/json');
  await downloadWords(surah, options);
}

/** Its value stands here, held by its type: a module that two lazy files share is a file more, which every page names. */
const PART: typeof WORD_FILE_VERSES = 50;

/**
 * What is written of the surah's words, for who presses one: the service worker keeps what comes. The text is
 * there without it, so it is no failure when it does not come.
 */
async function downloadWords(surah: number, { base, signal }: Options): Promise<void> {
  const verses = surahByNumber(surah)?.versesCount ?? 1;
  for (let part = 0; part * PART < verses; part += 1) {
    await fetch(`${base}words/${surah}-${part}.json`, { signal }).catch(() => null);
  }
}

/** Keeps the whole Qur'an on the device: both files or none. */
export async function downloadWhole(options: Options): Promise<void> {
  const came = WHOLE_FILES.map(() => 0);
  const files = await Promise.all(
    WHOLE_FILES.map((name, index) =>
      fetchBytes(name, options, (bytes) => {
        came[index] = bytes;
        options.onBytes(came.reduce((sum, part) => sum + part, 0));
      }),
    ),
  );
  const [arabic = '', translation = ''] = files.map(textOf);
  const whole = readWholeFile(arabic) !== null && readWholeFile(translation) !== null;
  const folder = `text/${await versionOfWhole(arabic, translation)}/`;
  if (!whole || folder !== TEXT_FOLDER) throw new DamagedText(folder);
  for (const [index, name] of WHOLE_FILES.entries()) {
    const bytes = files[index];
    if (bytes !== undefined) await cacheFile(name, bytes, 'text/plain; charset=utf-8');
  }
}

/** Takes text files off the device; pages that were visited stay. */
export async function removeText(names: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.text);
  await Promise.all(names.map((name) => cache.delete(cacheKey(name))));
}

async function fetchBytes(
  name: string,
  { base, signal }: Options,
  onBytes: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(base + TEXT_FOLDER + name, { signal });
  if (!response.ok || response.body === null) throw new Error(`${name}: ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    onBytes(length);
  }
  return new Blob(parts).arrayBuffer();
}

async function cacheFile(name: string, bytes: ArrayBuffer, type: string): Promise<void> {
  const headers = { 'content-type': type };
  await putVerified(await caches.open(CACHES.text), cacheKey(name), bytes, headers);
}

const textOf = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
