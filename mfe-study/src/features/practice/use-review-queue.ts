import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../lib/device-storage.ts';
import { useStudy } from '../../lib/study.ts';
import { type LastSessions, lastSessionsIn } from './last-session.ts';
import { queueOf } from './queue-of.ts';
import type { ReviewQueue } from './review-queue.ts';

type Kept = {
  queue: ReviewQueue;
  /** How many reviews the server has not been told of yet. */
  unsent: number;
  last: LastSessions;
};

/** What this device keeps of somebody's sessions; reviews that wait are sent by whoever asks for it first. */
export function useReviewQueue(userId: string): Kept {
  const queue = queueOf(useStudy(), userId, useQueryClient());
  const unsent = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  return { queue, unsent, last: lastSessionsIn(deviceStorage(), userId) };
}
