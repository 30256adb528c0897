import type { Edition } from '@fahm/contracts/quran/quran.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** English name of a language; the code itself where nobody knows it. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** The languages of these editions by name, without repetition. */
export function languagesOf(editions: readonly Edition[]): { code: string; name: string }[] {
  const codes = [...new Set(editions.map(({ language }) => language))];
  return codes
    .map((code) => ({ code, name: languageName(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** For comparing: without case, accents and surrounding space. */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

export type EditionFilter = {
  /** Language code; null for all. */
  language: string | null;
  /** Each of its words has to occur in the names, the language or the id. */
  text: string;
};

/** The editions that fit, `first` before all others, then by language and name. */
export function filterEditions<T extends Edition>(
  editions: readonly T[],
  { language, text }: EditionFilter,
  first: string,
): T[] {
  const words = folded(text).split(/\s+/);
  const fits = (edition: T) => {
    if (language !== null && edition.language !== language) return false;
    const { identifier, name, englishName } = edition;
    const all = folded([identifier, name, englishName, languageName(edition.language)].join(' '));
    return words.every((word) => all.includes(word));
  };
  const rank = (edition: T) =>
    `${edition.identifier === first ? '' : languageName(edition.language)} ${edition.englishName}`;
  return editions.filter(fits).toSorted((a, b) => rank(a).localeCompare(rank(b), 'en'));
}
