import type { AuthoredSurah } from '@fahm/contracts/content/surah.ts';
import type { Passage, SurahOverview } from '@fahm/contracts/study/surah-overview.ts';
import { parseReference, versesOf } from '@fahm/quran/reference.ts';
import { citationOf } from './figures.ts';

/** The surah as a whole, in the shape that the API answers. */
export function buildOverview(
  surahNumber: number,
  whole: AuthoredSurah,
  reviewed: boolean,
): SurahOverview {
  const { setting, theme, overview, virtues } = whole;
  return {
    id: `surah-${String(surahNumber).padStart(3, '0')}`,
    surahNumber,
    setting: { ...setting, sources: setting.sources.map(citationOf) },
    theme,
    overview,
    virtues: virtues.map(({ text, sources }) => ({ text, sources: sources.map(citationOf) })),
    passages: passagesOf(whole),
    reviewed,
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

/** Which passages of a surah's map references lead to, by their verses. */
type Finder = (verses: readonly string[]) => Passage[];

function passagesFinder(surah: number, whole: AuthoredSurah): Finder {
  const passages = passagesOf(whole);
  return (verses) => {
    const ayahs = verses
      .flatMap((reference) => {
        const result = parseReference(reference);
        return result.ok ? versesOf(result.value) : [];
      })
      .flatMap((verse) => (verse.surah === surah ? [verse.ayah] : []));
    const found = ayahs.flatMap(
      (ayah) => passages.find((it) => it.from <= ayah && ayah <= it.to) ?? [],
    );
    return [...new Set(found)];
  };
}

/** The passage in which an item's first verse of this surah stands; nothing without a map. */
export function passageFinder(
  surah: number,
  whole: AuthoredSurah | null,
): (verses: readonly string[]) => { passage?: string } {
  if (whole === null) return () => ({});
  const find = passagesFinder(surah, whole);
  return (verses) => {
    const [first] = find(verses);
    return first === undefined ? {} : { passage: first.id };
  };
}

/**
 * The passage of an objective: where half of its cards or more stand, each in it alone. Null for what is of the whole
 * surah; null as a function of a surah without a map.
 */
export function objectivePassageFinder(
  surah: number,
  whole: AuthoredSurah | null,
): ((cards: readonly { verses: readonly string[] }[]) => string | null) | null {
  if (whole === null) return null;
  const find = passagesFinder(surah, whole);
  return (cards) => {
    const alone = cards.flatMap(({ verses }) => {
      const [passage, ...others] = find(verses);
      return passage !== undefined && others.length === 0 ? [passage.id] : [];
    });
    const most = passagesOf(whole).filter(
      ({ id }) => alone.includes(id) && alone.filter((it) => it === id).length * 2 >= cards.length,
    );
    // Halves in two passages are in neither.
    return most.length === 1 ? (most[0]?.id ?? null) : null;
  };
}
