import { SURAHS } from '@fahm/quran/surahs.ts';
import type { Passage } from '../../lib/passage.ts';

/** Words to show a font by. */
const WORDS = 4;

/**
 * The first words of the text that is open, so that a font is shown with the letters it is chosen for; the
 * name of the first surah where no text is open.
 */
export function sampleOf(passage: Passage | null): string {
  const [group] = passage?.groups ?? [];
  const text = group?.basmala ?? group?.verses[0]?.arabic ?? SURAHS[0]?.nameAr ?? '';
  return text.split(' ').slice(0, WORDS).join(' ');
}
