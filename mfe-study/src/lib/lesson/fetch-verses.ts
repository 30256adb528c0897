import { createApi } from '@fahm/api-client/client.ts';
import { getQuranVerses } from '@fahm/api-client/quran.ts';
import { readTranslation } from '@fahm/mfe-kit/prefs.ts';
import { ARABIC_EDITION } from '@fahm/quran/arabic-edition.ts';
import { chipTextOf } from '@fahm/quran/verse-chip/chip-text.ts';
import type { ChipText } from '@fahm/quran/verse-chip/model.ts';

const api = createApi({ fetch: (...args) => fetch(...args), baseUrl: '' });

/** Arabic and the translation that the visitor reads, verse by verse. Rejects when they do not match. */
export async function fetchVerses(reference: string, signal: AbortSignal): Promise<ChipText> {
  const translation = readTranslation(document.cookie);
  const [arabic, translated] = await Promise.all([
    getQuranVerses(api, { reference, edition: ARABIC_EDITION }, signal),
    getQuranVerses(api, { reference, edition: translation }, signal),
  ]);
  return chipTextOf(arabic, translated);
}
