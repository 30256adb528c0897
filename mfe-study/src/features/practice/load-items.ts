import type { Api } from '@fahm/api-client/client.ts';
import { getCasualSession, getDueCards, getDueCardsOfSurah } from '@fahm/api-client/flashcards.ts';
import { utcOffset } from '@fahm/api-client/utc-offset.ts';
import type { NextIntervals } from '@fahm/contracts/flashcards.ts';
import type { Flashcard } from '@fahm/contracts/lessons.ts';
import { dealCard } from './model/deal.ts';
import type { SessionConfig, SessionItem } from './model/session.ts';

type Drawn = { card: Flashcard; next: NextIntervals | null };

async function draw(api: Api, config: SessionConfig, signal: AbortSignal): Promise<Drawn[]> {
  if (config.mode === 'casual') {
    const { cards } = await getCasualSession(api, config.surah, config.count, signal);
    return cards.map((card) => ({ card, next: null }));
  }
  const offset = utcOffset();
  const due = await (config.surah === null
    ? getDueCards(api, offset, signal)
    : getDueCardsOfSurah(api, config.surah, offset, signal));
  return due.map(({ flashcard, next }) => ({ card: flashcard, next }));
}

/** The cards of a session, dealt. One that cannot be played is left out, and reported (ruling B14). */
export async function loadItems(
  api: Api,
  config: SessionConfig,
  signal: AbortSignal,
): Promise<SessionItem[]> {
  const drawn = await draw(api, config, signal);
  return drawn.flatMap(({ card, next }) => {
    const dealt = dealCard(card, Math.random);
    if (dealt === null) console.error(`Card ${card.id} (${card.type}) cannot be played`);
    return dealt === null ? [] : [{ ...dealt, next }];
  });
}
