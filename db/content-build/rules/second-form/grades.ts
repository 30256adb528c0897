import type { ContentFile } from '../../files/content-file.ts';
import type { Fault } from '../../files/fault.ts';

const TWO_SAHIHS = /^Sahih (?:al-Bukhari|Muslim) \d/;

/** A report outside the two Sahihs says how sound it is and who said so. */
export function checkGrades(file: ContentFile): Fault[] {
  return [...sourcesIn(file.value)].flatMap(({ at, source }) => {
    const { hadith, grade } = source;
    if (typeof hadith !== 'string' || TWO_SAHIHS.test(hadith) || grade !== undefined) return [];
    const message = `${hadith} has no grade`;
    return [{ file: file.path, line: file.lineOf([...at, 'hadith']), message }];
  });
}

type Found = { at: PropertyKey[]; source: Record<string, unknown> };

function* sourcesIn(value: unknown, at: PropertyKey[] = []): Generator<Found> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* sourcesIn(item, [...at, index]);
  } else if (typeof value === 'object' && value !== null) {
    if ('hadith' in value) yield { at, source: value };
    for (const [name, item] of Object.entries(value)) yield* sourcesIn(item, [...at, name]);
  }
}
