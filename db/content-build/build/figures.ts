import type { Source } from '@fahm/contracts/content/common.ts';
import type { FigureFile } from '@fahm/contracts/content/figure.ts';
import { type Citation, type Figure, figureTypes } from '@fahm/contracts/content/figures.ts';
import { drawnArabic } from '../drawn-arabic.ts';
import type { RelatedLessons } from './related-lessons.ts';

const orderOf = ({ order }: Figure): number => order ?? Number.MAX_SAFE_INTEGER;

/** Every figure in the one shape ([3.13], one name a field), in the order of the directory. */
export function buildFigures(files: readonly FigureFile[], related: RelatedLessons): Figure[] {
  return files
    .map((file) => buildFigure(file, related))
    .toSorted(
      (a, b) =>
        figureTypes.indexOf(a.type) - figureTypes.indexOf(b.type) ||
        orderOf(a) - orderOf(b) ||
        a.primaryNameEn.localeCompare(b.primaryNameEn, 'en'),
    );
}

function buildFigure(file: FigureFile, related: RelatedLessons): Figure {
  const { family = {} } = file;
  return {
    id: file.id,
    type: file.type,
    primaryNameEn: file.name,
    primaryNameAr: drawnArabic(file.arabic),
    eraNote: file.era,
    summary: file.summary,
    aliases: file.aliases,
    tags: file.tags,
    overallBiographySummary: file.biography,
    keyEpisodes: file.episodes.map(({ pitfalls, ...episode }) => ({
      ...episode,
      pitfalls_or_misreadings: pitfalls,
    })),
    lineage: file.lineage,
    tribeOrNation: file.tribe,
    locations: file.locations,
    attributes: file.attributes,
    roles: file.roles,
    quotesExcerpt: file.excerpt,
    disputedPoints: file.disputed,
    cautionsForReaders: file.cautions,
    primaryVerses: file.verses,
    supportingVerses: file.supporting,
    ...related(file.id),
    family: {
      father: family.father ?? null,
      mother: family.mother ?? null,
      spouses: family.spouses ?? [],
      formerSpouses: family.formerSpouses ?? [],
      siblings: family.siblings ?? [],
      children: family.children ?? [],
    },
    order: file.order,
    sources: file.sources.map(citationOf),
  };
}

const GRADES = {
  sahih: 'sound',
  hasan: 'good',
  daif: 'weak',
  disputed: 'disputed',
} as const;

/** A source as one line that people read. */
export function citationOf(source: Source): Citation {
  const note = source.note ?? null;
  if ('quran' in source) return { label: `Qur’an ${source.quran}`, quran: source.quran, note };
  if ('hadith' in source) {
    const { grade } = source;
    const graded = grade === undefined ? {} : { grade: `${GRADES[grade.is]} (${grade.by})` };
    return { label: source.hadith, quran: null, note, ...graded };
  }
  return { label: `${source.work}, ${source.at}`, quran: null, note };
}
