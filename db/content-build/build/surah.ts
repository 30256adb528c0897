import type { AuthoredSurah } from '@fahm/contracts/content-surah.ts';
import type { Passage, SurahOverview } from '@fahm/contracts/surah-overview.ts';
import { parseReference, versesOf } from '@fahm/quran/reference.ts';
import { citationOf } from './figures.ts';

/** The surah as a whole, in the shape that the API answers. */
export function buildOverview(surahNumber: number, whole: AuthoredSurah): SurahOverview {
  const { setting, theme, overview, virtues } = whole;
  return {
    id: `surah-${String(surahNumber).padStart(3, '0')}`,
    surahNumber,
    setting: { ...setting, sources: setting.sources.map(citationOf) },
    theme,
    overview,
    virtues: virtues.map(({ text, sources }) => ({ text, sources: sources.map(citationOf) })),
    passages: passagesOf(whole),
  };
}

const passagesOf = ({ passages }: AuthoredSurah): Passage[] =>
  passages.map(({ id, verses, title, sentence, leads }) => ({
    id,
    ...rangeOf(verses),
    title,
    sentence,
    leads: leads ?? null,
  }));

function rangeOf(reference: string): { from: number; to: number } {
  const result = parseReference(reference);
  const verses = result.ok ? versesOf(result.value) : [];
  return { from: verses[0]?.ayah ?? 0, to: verses.at(-1)?.ayah ?? 0 };
}

/** The passage in which an item's first verse of this surah stands; nothing without a map. */
export function passageFinder(
  surah: number,
  whole: AuthoredSurah | null,
): (verses: readonly string[]) => { passage?: string } {
  if (whole === null) return () => ({});
  const passages = passagesOf(whole);
  return (verses) => {
    const first = verses
      .flatMap((reference) => {
        const result = parseReference(reference);
        return result.ok ? versesOf(result.value) : [];
      })
      .find((verse) => verse.surah === surah);
    const passage = passages.find(
      ({ from, to }) => first !== undefined && from <= first.ayah && first.ayah <= to,
    );
    return passage === undefined ? {} : { passage: passage.id };
  };
}
