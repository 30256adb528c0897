import type {
  CoachAnswer,
  CoachSegment,
  CoachSource,
  CoachVerse,
} from '@fahm/contracts/study/coach.ts';
import { parseReference, verseKey, versesOf } from '@fahm/quran/reference.ts';
import type { StoredAnswer, StoredSegment } from './answer.ts';
import { replyTo } from './claims.ts';
import { fixedReplies } from './fixed-replies.ts';
import { sentencesOf, type Passage } from './passage.ts';
import { keysOf } from './references.ts';
import type { SurahText } from './retrieve.ts';

/** What answers are shown from: the lessons and the corpus as they are now. A surah whose text is away is missing. */
export type Shelf = {
  passages: readonly Passage[];
  texts: ReadonlyMap<number, SurahText>;
};

/** The verses of a reference out of the corpus; null unless every one of them is there. */
export const versesFrom = (
  texts: ReadonlyMap<number, SurahText>,
  reference: string,
): CoachVerse[] | null => {
  const range = parseReference(reference);
  if (!range.ok) return null;
  const verses = versesOf(range.value).map((verse) => {
    const text = texts.get(verse.surah);
    const arabic = text?.arabic[verse.ayah - 1];
    const translation = text?.translation[verse.ayah - 1];
    return arabic === undefined || translation === undefined
      ? null
      : { key: verseKey(verse), arabic, translation };
  });
  return verses.every((verse) => verse !== null) ? verses : null;
};

const showSegment = (
  segment: StoredSegment,
  { passages, texts }: Shelf,
  { language }: StoredAnswer,
): CoachSegment | null => {
  if (segment.type === 'text') return { type: 'text', label: 'general', text: segment.text };
  if (segment.type === 'verse') {
    const { ref } = segment;
    return {
      type: 'verse',
      label: 'verse',
      ref,
      verses: versesFrom(texts, ref),
    };
  }
  if (segment.type === 'refusal') {
    const text =
      segment.reason === 'misquote'
        ? replyTo(segment, language)
        : fixedReplies[segment.reason][language];
    return {
      type: 'refusal',
      label: 'general',
      reason: segment.reason,
      language,
      text,
    };
  }
  // A lesson that has been rewritten since is not quoted as it was.
  const passage = passages.find(({ id }) => id === segment.id);
  if (passage === undefined) return null;
  const { source } = passage;
  const text =
    'from' in segment
      ? sentencesOf(passage.text)
          .slice(segment.from, segment.from + segment.count)
          .join(' ')
      : passage.text;
  if (text === '') return null;
  return {
    type: 'lesson',
    label: 'lesson',
    lesson: source.id,
    title: source.title,
    text,
  };
};

const sourcesOf = (
  segments: readonly CoachSegment[],
  alsoSee: readonly string[],
  passages: readonly Passage[],
): CoachSource[] => {
  const named = segments.flatMap((it) => (it.type === 'lesson' ? [it.lesson] : []));
  const byId = new Map(passages.map(({ source }) => [source.id, source]));
  return [...new Set([...named, ...alsoSee])].flatMap((id) => byId.get(id) ?? []);
};

const plain = (segment: CoachSegment): string => {
  if (segment.type !== 'verse') return segment.text;
  const lines = segment.verses?.map(({ arabic, translation }) => `${arabic}\n${translation}`) ?? [];
  return [`[${segment.ref}]`, ...lines].join('\n');
};

/** References of the verses that stand in an answer, in order, each once. */
const referencesIn = (segments: readonly CoachSegment[]): string[] => [
  ...new Set(segments.flatMap((it) => (it.type === 'verse' ? [it.ref] : []))),
];

/** Surahs whose text an answer needs. */
export const surahsIn = ({ segments }: StoredAnswer): number[] => [
  ...new Set(
    segments
      .flatMap((it) => (it.type === 'verse' ? keysOf(it.ref) : []))
      .map((key) => Number(key.split(':')[0])),
  ),
];

/** The segments of an answer as people see them; one of which nothing is left is missing. */
export const showSegments = (answer: StoredAnswer, shelf: Shelf): CoachSegment[] =>
  answer.segments.flatMap((it) => showSegment(it, shelf, answer) ?? []);

/**
 * An answer as people see it. The words of verses come from the corpus and those of lessons from the lessons,
 * here and nowhere else; what a model wrote can only be a `text`.
 */
export const showAnswer = (
  { id, timestamp }: { id: string; timestamp: number },
  answer: StoredAnswer,
  shelf: Shelf,
): CoachAnswer => {
  const segments = showSegments(answer, shelf);
  return {
    id,
    role: 'assistant',
    content: segments.map(plain).join('\n\n'),
    timestamp,
    verseRefs: referencesIn(segments),
    segments,
    sources: sourcesOf(segments, answer.alsoSee, shelf.passages),
    composedBy: answer.composedBy,
  };
};
