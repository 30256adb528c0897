import { readTextFile, type TextFile } from '@fahm/quran/text/text-file.ts';
import { TEXT_FOLDER } from '../../lib/text/text-folder.ts';

/** The deadline of one attempt, in milliseconds; past it the page offers to try again. */
const DEADLINE_MS = 5000;

/** Whether a surah's Arabic is the corpus's, letter by letter. */
export type Verify = (surah: number, arabic: readonly string[]) => Promise<boolean>;

/** A surah out of the whole Qur'an that is kept on the device; null when none is kept. */
type Whole = (surah: number) => Promise<TextFile | null>;

const nothingCached: Whole = () => Promise.resolve(null);

/**
 * The text of a surah: from the whole Qur'an on the device, else from this version's files. A copy that
 * fails verification is not shown: it is fetched once more past every cache, and refused when it fails again.
 */
export function createTextSource(
  base: string,
  verify: () => Promise<Verify>,
  fromWhole: Whole = nothingCached,
) {
  const fetchText = async (surah: number, cache: RequestCache, outer: AbortSignal) => {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(DEADLINE_MS)]);
    const response = await fetch(`${base}${TEXT_FOLDER}${surah}.json`, { cache, signal });
    if (!response.ok) throw new Error(`Text of surah ${surah}: ${response.status}`);
    // A captive portal or a cut answer must not be shown as the surah.
    const text = readTextFile(await response.json().catch(() => null));
    const whole = text?.surah === surah && (await (await verify())(surah, text.arabic));
    return whole ? text : null;
  };
  return async (surah: number, signal: AbortSignal): Promise<TextFile> => {
    const cached = await fromWhole(surah).catch(() => null);
    if (cached !== null && (await (await verify())(surah, cached.arabic))) return cached;
    const text =
      (await fetchText(surah, 'default', signal)) ?? (await fetchText(surah, 'reload', signal));
    if (text === null) throw new Error(`Text of surah ${surah}: damaged`);
    return text;
  };
}
