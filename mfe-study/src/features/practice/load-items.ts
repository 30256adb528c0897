import type { Api } from '@fahm/api-client/client.ts';
import {
  getCasualSession,
  getDueCards,
  getDueCardsOfSurah,
  getDueWords,
} from '@fahm/api-client/study/flashcards.ts';
import { getFlashcards } from '@fahm/api-client/study/lessons.ts';
import { utcOffset } from '@fahm/api-client/utc-offset.ts';
import type { DueItem, NextIntervals } from '@fahm/contracts/study/flashcards.ts';
import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import { deviceStorage } from '../../lib/device-storage.ts';
import type { CorrectionReceipts } from './correction-receipts.ts';
import { fetchCorrections } from './fetch-corrections.ts';
import { correctionsOf, dayOf, isCorrectedSince } from './model/corrections.ts';
import { dealCard } from './model/deal.ts';
import type { SessionConfig, SessionItem } from './model/session.ts';
import { shuffled } from './model/shuffle.ts';
import { readVersesIn } from './read-verses.ts';

type Drawn = {
  card: Flashcard;
  next: NextIntervals | null;
  reviews: number;
  /** When it was last reviewed; null for never, and where no schedule is asked. */
  lastReviewAt: number | null;
};

async function draw(api: Api, config: SessionConfig, signal: AbortSignal): Promise<Drawn[]> {
  if (config.mode === 'casual') {
    const cards =
      'passage' in config
        ? await drawPassage(api, config, signal)
        : (await getCasualSession(api, config.surah, config.count, signal)).cards;
    return cards.map((card) => ({ card, next: null, reviews: 0, lastReviewAt: null }));
  }
  const due = await dueOf(api, config, signal);
  // Of a passage what is due, and no new card: those come in the order of the surah.
  const items =
    'passage' in config
      ? due.filter((it) => it.flashcard.passage === config.passage && it.scheduling.state !== 'new')
      : due.slice(0, config.count);
  return items.map(({ flashcard, next, scheduling: { reviews, lastReviewAt } }) => ({
    card: flashcard,
    next,
    reviews,
    lastReviewAt,
  }));
}

type StudyConfig = Extract<SessionConfig, { mode: 'study' | 'casual' }>;

function dueOf(api: Api, config: StudyConfig, signal: AbortSignal): Promise<DueItem[]> {
  const offset = utcOffset();
  if ('deck' in config) return getDueWords(api, offset, signal);
  return config.surah === null
    ? getDueCards(api, offset, signal)
    : getDueCardsOfSurah(api, config.surah, offset, signal);
}

type OfPassage = { surah: number; passage: string };

async function drawPassage(
  api: Api,
  { surah, passage }: OfPassage,
  signal: AbortSignal,
): Promise<Flashcard[]> {
  const cards = await getFlashcards(api, surah, signal);
  return shuffled(
    cards.filter((card) => card.passage === passage),
    Math.random,
  );
}

/** Where corrections are, and what this device knows of them. */
type Corrections = { base: string; receipts: CorrectionReceipts };

/**
 * Says of a card what was corrected since the learner had it. The file is asked for only when there is such a card. A
 * casual session knows no review: there it is since the surah was first practised on this device.
 */
async function correctionsFor(
  drawn: readonly Drawn[],
  { base, receipts }: Corrections,
  { mode }: SessionConfig,
  signal: AbortSignal,
) {
  const learned = ({ card, lastReviewAt }: Drawn): string | null => {
    if (mode === 'casual') return receipts.begunOn(card.surahNumber);
    return lastReviewAt === null ? null : dayOf(lastReviewAt);
  };
  const days = new Map(drawn.map((one) => [one.card.id, learned(one)]));
  const learnedOn = (card: Flashcard) => days.get(card.id) ?? null;
  const isAny = drawn.some(({ card }) => isCorrectedSince(card, learnedOn(card)));
  const all = isAny ? await fetchCorrections(base, signal) : [];
  return (card: Flashcard) => correctionsOf(card, learnedOn(card), all);
}

/** The cards of a session, dealt. One that cannot be played is left out, and reported (ruling B14). */
export async function loadItems(
  api: Api,
  config: SessionConfig,
  corrections: Corrections,
  signal: AbortSignal,
): Promise<SessionItem[]> {
  const drawn = await draw(api, config, signal);
  const correctionsIn = await correctionsFor(drawn, corrections, config, signal);
  const surahs = drawn.flatMap(({ card }) => (card.type === 'word' ? [] : [card.surahNumber]));
  corrections.receipts.begin([...new Set(surahs)], dayOf(Date.now()));
  const hasRead = readVersesIn(deviceStorage());
  return drawn.flatMap(({ card, next, reviews }) => {
    const dealt = dealCard(card, Math.random, { reviews, hasRead });
    if (dealt === null) console.error(`Card ${card.id} (${card.type}) cannot be played`);
    return dealt === null ? [] : [{ ...dealt, next, corrections: correctionsIn(card) }];
  });
}
