import { type Edition, quranVersesSchema } from '@fahm/contracts/quran/quran.ts';
import { parseReference, verseKey, versesOf } from '@fahm/quran/reference.ts';

/** How long a page waits for the translation that was chosen, in milliseconds. */
const TEXT_DEADLINE_MS = 1500;

/** A translation that a page can be given in place of its own. */
export type EditionText = {
  edition: Edition;
  /** Every verse that was asked for, by its key; none is empty. */
  verses: ReadonlyMap<string, string>;
  /** Changes with the text. */
  version: string;
  /** How long it may be kept, in seconds. */
  maxAge: number;
};

/**
 * The verses of `reference` in an edition, or null when the library does not answer all of them in time:
 * a page in two translations, or under the wrong name, would be worse than one in the default.
 */
export async function editionText(
  library: Pick<Fetcher, 'fetch'>,
  edition: string,
  reference: string,
): Promise<EditionText | null> {
  try {
    const signal = AbortSignal.timeout(TEXT_DEADLINE_MS);
    const url = `https://library/api/quran/verses/${reference}?edition=${edition}`;
    return await readText(await library.fetch(url, { signal }), edition, reference);
  } catch (error) {
    const detail = { event: 'edition_unavailable', edition, reference, error: String(error) };
    console.error(JSON.stringify(detail));
    return null;
  }
}

async function readText(
  response: Response,
  edition: string,
  reference: string,
): Promise<EditionText> {
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  const reply = quranVersesSchema.parse(await response.json());
  if (reply.edition.identifier !== edition) throw new Error(`${reply.edition.identifier} instead`);
  const verses = new Map(reply.verses.map(({ key, text }) => [key, text]));
  const lacking = keysOf(reference).filter((key) => (verses.get(key) ?? '').trim() === '');
  if (lacking.length > 0) throw new Error(`no text for ${lacking.join(' ')}`);
  const maxAge = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
  const version = response.headers.get('etag')?.replaceAll(/\W/g, '') ?? '';
  return { edition: reply.edition, verses, version, maxAge: Number(maxAge ?? 0) };
}

function keysOf(reference: string): string[] {
  const range = parseReference(reference);
  if (!range.ok) throw new Error(`the fragment names ${reference}, which is no reference`);
  return versesOf(range.value).map(verseKey);
}
