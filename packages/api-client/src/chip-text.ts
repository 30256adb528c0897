import { ARABIC_EDITION } from '@fahm/quran/arabic-edition.ts';
import { chipTextOf } from '@fahm/quran/verse-chip/chip-text.ts';
import type { ChipText } from '@fahm/quran/verse-chip/model.ts';
import { createApi } from './client.ts';
import { getQuranVerses } from './quran.ts';

const api = createApi({ fetch: (...args) => fetch(...args), baseUrl: '' });

/** Arabic and a translation (`undefined` is the default one), verse by verse, for a chip. Rejects when the two do not match. */
export async function fetchChipText(
  reference: string,
  translation: string | undefined,
  signal: AbortSignal,
): Promise<ChipText> {
  const [arabic, translated] = await Promise.all([
    getQuranVerses(api, { reference, edition: ARABIC_EDITION }, signal),
    getQuranVerses(api, { reference, edition: translation }, signal),
  ]);
  return chipTextOf(arabic, translated);
}
