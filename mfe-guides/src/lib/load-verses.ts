import { readTranslation } from '@fahm/mfe-kit/prefs.ts';
import type { ChipText } from '@fahm/quran/verse-chip/model.ts';

/** The text of a reference for its chip. The code that asks the library comes with the first one opened. */
export async function loadVerses(reference: string, signal: AbortSignal): Promise<ChipText> {
  const { fetchChipText } = await import('@fahm/api-client/chip-text.ts');
  return fetchChipText(reference, readTranslation(document.cookie), signal);
}
