import type { AskedFile } from '@fahm/contracts/content/asked.ts';
import type { WordCounts } from '@fahm/contracts/content/word-counts.ts';
import { correctionsFileSchema } from '@fahm/contracts/content/corrections.ts';
import { duaFileSchema, type DuaGuide } from '@fahm/contracts/content/dua.ts';
import { type FigureFile, figureFileSchema } from '@fahm/contracts/content/figure.ts';
import { type Names, namesFileSchema } from '@fahm/contracts/content/names.ts';
import { everydayFileSchema, type EverydayWords } from '@fahm/contracts/content/everyday.ts';
import { type ContentTerm, termsFileSchema } from '@fahm/contracts/content/terms.ts';
import { type TimelineEvent, timelineSchema } from '@fahm/contracts/content/timeline.ts';
import { type Umrah, umrahFileSchema } from '@fahm/contracts/content/umrah.ts';
import type { PublicCorrection } from '@fahm/contracts/content/public-corrections.ts';
import type { Figure } from '@fahm/contracts/content/figures.ts';
import type { LessonItem } from '@fahm/contracts/study/lessons.ts';
import type { DeckItem } from '@fahm/contracts/study/word-cards.ts';
import { buildDuaGuide } from './build/dua.ts';
import { buildFigures } from './build/figures.ts';
import { indexLessons, type SurahLessons } from './build/authored.ts';
import { buildLessons } from './build/lessons.ts';
import { buildNames, namesProblems } from './build/names.ts';
import { buildCorrections } from './build/public-corrections.ts';
import { relatedLessons } from './build/related-lessons.ts';
import { termsProblems } from './build/search-names.ts';
import { timelineProblems } from './build/timeline.ts';
import { buildUmrah, umrahProblems } from './build/umrah.ts';
import { buildDeck } from './deck/deck.ts';
import { examineAll } from './examine/examine.ts';
import type { ContentFile } from './files/content-file.ts';
import type { Examination } from './files/examined.ts';
import { byPlace, type Fault } from './files/fault.ts';
import { readAsked, readForms, readLessons, readLexemes } from './files/lesson-files.ts';
import {
  ASKED,
  CORRECTIONS,
  EVERYDAY,
  type ContentTexts,
  FIGURE,
  GUIDES,
  guidePath,
  isRead,
  readFiles,
  TERMS,
} from './files/read-files.ts';
import { checkForms } from './lexicon/check.ts';
import type { AuthoredWords } from './lexicon/lexicon.ts';
import { correctedOn, correctionProblems, idsOf } from './rules/corrections.ts';
import { checkFiguresNamed } from './rules/figures-named.ts';
import { checkFigureIds, checkIds } from './rules/ids.ts';
import { checkLikeCards, likeCards, type LikeCards } from './rules/near-duplicates.ts';
import { readReviews, type SurahReview, writtenSurahs } from './rules/review-logs.ts';
import { checkSecondForm } from './rules/second-form/check.ts';
import { shapeReader } from './rules/shape.ts';
import { checkTransliteration, type Transliteration } from './rules/transliteration/check.ts';
import { checkWorks } from './rules/works.ts';

/** What pages and answers are made of. */
export type BuiltContent = {
  timeline: TimelineEvent[];
  umrah: Umrah;
  dua: DuaGuide;
  names: Names;
  figures: Figure[];
  lessons: LessonItem[];
  terms: ContentTerm[];
  everyday: EverydayWords[];
  asked: AskedFile;
  corrections: PublicCorrection[];
  /** The cards of the Qur'an's words. */
  deck: DeckItem[];
  'word-counts': WordCounts;
};

export type BuildResult = {
  /** Null when there is nothing to publish. */
  content: BuiltContent | null;
  faults: Fault[];
  /** As they were written, for reports on them. */
  authored: SurahLessons[];
  /** What is written of the Qur'an's words. */
  words: AuthoredWords;
  /** Cards that ask nearly the same, the likest first. */
  alike: LikeCards[];
  /** What others than the writers found. */
  reviews: SurahReview[];
  /** Spellings of names: what is no fault, and somebody looks at. */
  spellings: Transliteration;
  /** Surahs that count as written. */
  written: number[];
};

/**
 * Checks and builds all content; with any fault nothing is built. What each file is by itself may be known
 * already (`examine/`): here it is seen what they are together.
 */
export function buildContent(texts: ContentTexts, examined = examineTextsHere(texts)): BuildResult {
  const { files, reviews, faults } = readFiles(texts, examined);
  const all = [...files.values()].filter(
    ({ path }) => ![CORRECTIONS, TERMS, EVERYDAY].includes(path) && !ASKED.test(path),
  );
  faults.push(...checkIds(all), ...checkFigureIds(all), ...checkWorks(all));
  const spellings = checkTransliteration(all);
  faults.push(...spellings.faults, ...missingGuides(texts));

  const read = shapeReader(faults);
  const timeline = read(files.get(guidePath('timeline')), timelineSchema, timelineProblems);
  const umrah = read(files.get(guidePath('umrah')), umrahFileSchema, umrahProblems);
  const dua = read(files.get(guidePath('dua')), duaFileSchema);
  const names = read(files.get(guidePath('names')), namesFileSchema, namesProblems);
  const figures: FigureFile[] = all
    .filter(({ path }) => FIGURE.test(path))
    .flatMap((file) => read(file, figureFileSchema) ?? []);

  const authored = readLessons(files, read);
  const lexemes = readLexemes(files, read);
  const forms = readForms(files, read, lexemes, authored);
  faults.push(...checkForms(forms.files, forms.words));
  const alike = likeCards(authored.flatMap(({ cards }) => cards));
  faults.push(...checkLikeCards(files, authored, alike));
  faults.push(...checkSecondForm(files, authored, lexemes));
  faults.push(...checkFiguresNamed(files, authored, figures));
  const problems = correctionProblems(idsOf(all));
  const corrections = read(files.get(CORRECTIONS), correctionsFileSchema, problems) ?? [];

  const searched = readSearched(files, read, authored);

  const logs = readReviews(reviews, read);
  const report = {
    authored,
    words: forms.words,
    alike,
    spellings,
    reviews: logs,
    written: writtenSurahs(authored, logs),
  };
  const whole = timeline !== null && umrah !== null && dua !== null && names !== null;
  if (faults.length > 0 || !whole) {
    return { content: null, faults: faults.toSorted(byPlace), ...report };
  }
  const reviewed = new Set(report.written);
  const index = indexLessons(authored, lexemes, correctedOn(corrections), reviewed);
  return {
    faults,
    ...report,
    content: {
      timeline,
      umrah: buildUmrah(umrah),
      dua: buildDuaGuide(dua),
      names: buildNames(names),
      figures: buildFigures(figures, relatedLessons(all)),
      lessons: authored.flatMap((surah) => buildLessons(surah, index)),
      ...searched,
      corrections: buildCorrections(corrections),
      ...buildDeck(forms.words, authored),
    },
  };
}

type Searched = Pick<BuiltContent, 'terms' | 'everyday' | 'asked'>;

/** What lessons are found by, beside their own words. */
const readSearched = (
  files: ReadonlyMap<string, ContentFile>,
  read: ReturnType<typeof shapeReader>,
  authored: readonly SurahLessons[],
): Searched => ({
  terms: read(files.get(TERMS), termsFileSchema, termsProblems) ?? [],
  everyday: read(files.get(EVERYDAY), everydayFileSchema) ?? [],
  asked: readAsked(files, read, authored),
});

const examineTextsHere = (texts: ContentTexts): Examination =>
  examineAll([...texts].filter(([path]) => isRead(path)));

const missingGuides = (texts: ContentTexts): Fault[] =>
  GUIDES.map(guidePath)
    .filter((file) => !texts.has(file))
    .map((file) => ({ file, line: 1, message: 'This guide is missing' }));
