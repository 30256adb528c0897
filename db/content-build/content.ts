import { correctionsFileSchema } from '@fahm/contracts/content-corrections.ts';
import { duaFileSchema, type DuaGuide } from '@fahm/contracts/content-dua.ts';
import { type FigureFile, figureFileSchema } from '@fahm/contracts/content-figure.ts';
import { type Names, namesFileSchema } from '@fahm/contracts/content-names.ts';
import { type TimelineEvent, timelineSchema } from '@fahm/contracts/content-timeline.ts';
import { type Umrah, umrahFileSchema } from '@fahm/contracts/content-umrah.ts';
import type { Figure } from '@fahm/contracts/figures.ts';
import type { LessonItem } from '@fahm/contracts/lessons.ts';
import { buildDuaGuide } from './build/dua.ts';
import { buildFigures } from './build/figures.ts';
import { indexLessons, type SurahLessons } from './build/authored.ts';
import { buildLessons } from './build/lessons.ts';
import { buildNames, namesProblems } from './build/names.ts';
import { relatedLessons } from './build/related-lessons.ts';
import { timelineProblems } from './build/timeline.ts';
import { buildUmrah, umrahProblems } from './build/umrah.ts';
import { byPlace, type Fault } from './files/fault.ts';
import { readLessons, readLexemes } from './files/lesson-files.ts';
import {
  CORRECTIONS,
  type ContentTexts,
  FIGURE,
  GUIDES,
  guidePath,
  readFiles,
} from './files/read-files.ts';
import { checkArabic } from './rules/arabic.ts';
import { correctedOn, correctionProblems, idsOf } from './rules/corrections.ts';
import { checkFigureIds, checkIds } from './rules/ids.ts';
import { checkLikeCards, likeCards, type LikeCards } from './rules/near-duplicates.ts';
import { checkReferences } from './rules/references.ts';
import { checkReviewLogs, writtenSurahs } from './rules/review-logs.ts';
import { checkSecondForm } from './rules/second-form/check.ts';
import { shapeReader } from './rules/shape.ts';
import { checkTranslation } from './rules/translation.ts';
import { checkWorks } from './rules/works.ts';

/** What pages and answers are made of. */
export type BuiltContent = {
  timeline: TimelineEvent[];
  umrah: Umrah;
  dua: DuaGuide;
  names: Names;
  figures: Figure[];
  lessons: LessonItem[];
};

export type BuildResult = {
  /** Null when there is nothing to publish. */
  content: BuiltContent | null;
  faults: Fault[];
  /** As they were written, for reports on them. */
  authored: SurahLessons[];
  /** Cards that ask nearly the same, the likest first. */
  alike: LikeCards[];
  /** Surahs that count as written. */
  written: number[];
};

/** Reads, checks and builds all content; with any fault nothing is built. */
export function buildContent(texts: ContentTexts): BuildResult {
  const { files, faults } = readFiles(texts);
  // Corrections tell what was wrong: they are not held against the rules of what is right.
  const all = [...files.values()].filter(({ path }) => path !== CORRECTIONS);
  for (const file of all) {
    faults.push(...checkReferences(file), ...checkArabic(file), ...checkTranslation(file));
  }
  faults.push(...checkIds(all), ...checkFigureIds(all), ...checkWorks(all));
  faults.push(...missingGuides(texts), ...checkReviewLogs(texts));

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
  const alike = likeCards(authored.flatMap(({ cards }) => cards));
  faults.push(...checkLikeCards(files, authored, alike));
  faults.push(...checkSecondForm(files, authored, lexemes));
  const ofWhat = correctionProblems(idsOf(all));
  const corrections = read(files.get(CORRECTIONS), correctionsFileSchema, ofWhat) ?? [];

  const written = writtenSurahs(authored, texts);
  const whole = timeline !== null && umrah !== null && dua !== null && names !== null;
  if (faults.length > 0 || !whole) {
    return { content: null, faults: faults.toSorted(byPlace), authored, alike, written };
  }
  const index = indexLessons(authored, lexemes, correctedOn(corrections));
  return {
    faults,
    authored,
    alike,
    written,
    content: {
      timeline,
      umrah: buildUmrah(umrah),
      dua: buildDuaGuide(dua),
      names: buildNames(names),
      figures: buildFigures(figures, relatedLessons(all)),
      lessons: authored.flatMap((surah) => buildLessons(surah, index)),
    },
  };
}

const missingGuides = (texts: ContentTexts): Fault[] =>
  GUIDES.map(guidePath)
    .filter((file) => !texts.has(file))
    .map((file) => ({ file, line: 1, message: 'This guide is missing' }));
