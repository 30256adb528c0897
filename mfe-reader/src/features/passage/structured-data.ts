import { surahOf, unitName } from './unit-words.ts';
import { chapterPath, paths, unitPath } from '../../lib/paths.ts';
import { rangeOfUnit, type Unit } from '../../lib/unit.ts';

const BOOK = { '@type': 'Book', name: 'The Qur’an', url: paths.landing };

/** What a search engine is told of a unit's page (schema.org): a chapter of the book, or the way to a part. */
export function structuredData(unit: Unit): Record<string, unknown> {
  const context = { '@context': 'https://schema.org' };
  if (unit.kind === 'chapter') {
    const { number, nameEn } = surahOf(unit.number);
    return { ...context, '@type': 'Chapter', name: nameEn, position: number, isPartOf: BOOK };
  }
  const surah = surahOf(rangeOfUnit(unit).start.surah);
  const steps = [
    { name: BOOK.name, item: BOOK.url },
    { name: surah.nameEn, item: chapterPath(surah.number) },
    { name: unitName(unit), item: unitPath(unit) },
  ];
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
