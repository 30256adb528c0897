import type { ModelSegment } from './guard.ts';
import type { Passage } from './passage.ts';
import { clipped, keysOf } from './references.ts';
import { mayShow, type Retrieved } from './retrieve.ts';
import { composedOfLessons, type Language } from './fixed-replies.ts';

const MAX_PASSAGES = 3;
/** Most verses that stand in an answer; the sources name the others. */
const MAX_SHOWN = 5;

/** The best passages: no more than two of one lesson, so that others are heard. */
const chosen = (passages: readonly Passage[]): Passage[] => {
  const answers = passages.filter(({ source }) => source.kind !== 'mastery');
  return answers
    .filter(
      ({ source }, at) =>
        answers.slice(0, at).filter((other) => other.source.id === source.id).length < 2,
    )
    .slice(0, MAX_PASSAGES);
};

/** References in their order until the verses would be too many. */
const fitting = (retrieved: Retrieved): string[] => {
  const shown = new Set<string>();
  const clips = retrieved.references.map((reference) => clipped(reference, MAX_SHOWN));
  return [...new Set(clips)].filter((reference) => {
    const fresh = keysOf(reference).filter((key) => !shown.has(key));
    const fits = mayShow(retrieved, reference) && shown.size + fresh.length <= MAX_SHOWN;
    if (!fits || fresh.length === 0) return false;
    for (const key of fresh) shown.add(key);
    return true;
  });
};

/** An answer out of the lessons alone; a refusal when there is nothing to answer from. */
export const composeOfLessons = (retrieved: Retrieved, language: Language): ModelSegment[] => {
  const verses = fitting(retrieved).slice(0, 2);
  const passages = chosen(retrieved.passages);
  if (passages.length === 0 && verses.length === 0) {
    return [{ type: 'refusal', reason: 'not_found' }];
  }
  return [
    ...verses.map((ref) => ({ type: 'verse' as const, ref })),
    ...passages.map(({ id }) => ({ type: 'lesson' as const, id })),
    { type: 'text', text: composedOfLessons[language] },
  ];
};
