import { conceptsQuery } from '@fahm/api-client/study/lessons.ts';
import { useQuery } from '@tanstack/react-query';
import { useOffer } from '../../../lib/offer/use-offer.ts';
import { useStudy } from '../../../lib/study.ts';
import { useWritten } from '../../../lib/written/use-written.ts';
import { useSession } from '@fahm/mfe-kit/use-session.ts';
import { SubscriptionCard } from './subscription-card.tsx';

const FREE_SAMPLE = 1;

/** The card of a surah that needs a subscription, with a concept of a free one. */
export function SubscriptionPanel({ surah }: { surah: number }) {
  const { api, seed, map, host } = useStudy();
  const isKnown = useSession(host).status === 'member';
  const isOpen = useOffer();
  const known = seed?.surah === surah ? seed.sample : null;
  const query = useQuery({ ...conceptsQuery(api, FREE_SAMPLE), enabled: known === null });
  // The page that the server sent says it itself: without a map there are no lessons.
  const isSeeded = seed?.surah === surah;
  const written = useWritten(!isSeeded);
  const isToCome = isSeeded ? map === null : written?.has(surah) === false;
  return (
    <SubscriptionCard
      surah={surah}
      sample={known ?? query.data?.[0] ?? null}
      isKnown={isKnown}
      isToCome={isToCome}
      isOpen={isOpen}
    />
  );
}
