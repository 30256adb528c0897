import type {
  AuthoredCard,
  AuthoredConcept,
  AuthoredMastery,
  AuthoredRule,
  AuthoredStory,
} from '@fahm/contracts/content/lesson.ts';
import type { AuthoredSurah } from '@fahm/contracts/content/surah.ts';
import type { Lexeme } from '@fahm/contracts/content/words.ts';

/** The files of one surah, as far as they are written. */
export type SurahLessons = {
  surah: number;
  /** The surah as a whole: null in the first form. */
  whole: AuthoredSurah | null;
  concepts: readonly AuthoredConcept[];
  rules: readonly AuthoredRule[];
  stories: readonly AuthoredStory[];
  cards: readonly AuthoredCard[];
  mastery: AuthoredMastery | null;
};

/** What items name of one another, across surahs. */
export type LessonIndex = {
  concepts: ReadonlyMap<string, { title: string; surah: number }>;
  /** The first verses that a card asks about, by its id. */
  cardVerses: ReadonlyMap<string, string>;
  lexemes: ReadonlyMap<string, Lexeme>;
  /** The day of the last correction, by id of the item. */
  corrected: ReadonlyMap<string, string>;
  /** Surahs that others than their writers read. */
  reviewed: ReadonlySet<number>;
};

export function indexLessons(
  lessons: readonly SurahLessons[],
  lexemes: readonly Lexeme[],
  corrected: ReadonlyMap<string, string>,
  reviewed: ReadonlySet<number>,
): LessonIndex {
  return {
    concepts: new Map(
      lessons.flatMap(({ surah, concepts }) =>
        concepts.map(({ id, title }) => [id, { title, surah }] as const),
      ),
    ),
    cardVerses: new Map(
      lessons.flatMap(({ cards }) => cards.map(({ id, verses }) => [id, verses[0] ?? ''] as const)),
    ),
    lexemes: new Map(lexemes.map((lexeme) => [lexeme.id, lexeme])),
    corrected,
    reviewed,
  };
}
