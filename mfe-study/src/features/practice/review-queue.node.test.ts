import { describe, expect, test } from 'vitest';
import { createReviewQueue, type Pending, type Sent } from './review-queue.ts';

/** A server that can be out of reach, and a device that keeps what it is given. */
function scene(persisted: Map<string, string> = new Map()) {
  let answer: Sent = 'done';
  let barrier = Promise.withResolvers<void>();
  barrier.resolve();
  const received: string[] = [];
  const refused: string[] = [];
  const pauses: number[] = [];
  let due: (() => void) | null = null;
  const storage = {
    getItem: (key: string) => persisted.get(key) ?? null,
    setItem: (key: string, value: string) => void persisted.set(key, value),
    removeItem: (key: string) => void persisted.delete(key),
  };
  const queue = createReviewQueue({
    send: async ({ kind, key }: Pending) => {
      await barrier.promise;
      if (answer === 'done') received.push(`${kind} ${key}`);
      return answer;
    },
    storage,
    storageKey: 'reviews.of-one',
    onRefused: ({ key }) => refused.push(key),
    after: (milliseconds, act) => {
      pauses.push(milliseconds);
      due = act;
    },
  });
  return {
    queue,
    persisted,
    received,
    refused,
    pauses,
    /** The pause is over. */
    tick: async () => {
      due?.();
      await queue.flush();
    },
    answers: (next: Sent) => (answer = next),
    hold: () => (barrier = Promise.withResolvers<void>()),
    release: () => barrier.resolve(),
  };
}

const review = (key: string) => ({ rating: 4, key, reviewedAt: 1 }) as const;

describe('reviews on their way', () => {
  test('[7.11] are sent at once and in order', async () => {
    const { queue, received } = scene();
    for (const key of ['a', 'b', 'c']) queue.add('card', review(key));
    await queue.flush();
    expect(received).toEqual(['review a', 'review b', 'review c']);
    expect(queue.read()).toBe(0);
  });

  test('are kept while the server cannot be reached, and sent in order when it can', async () => {
    const { queue, received, answers } = scene();
    answers('later');
    queue.add('card', review('a'));
    queue.add('card', review('b'));
    await queue.flush();
    expect([received, queue.read()]).toEqual([[], 2]);
    answers('done');
    await queue.flush();
    expect(received).toEqual(['review a', 'review b']);
  });

  test('[7.11] that could not be taken are tried again by themselves, after pauses that double up to a minute', async () => {
    const { queue, received, answers, pauses, tick } = scene();
    answers('later');
    queue.add('card', review('a'));
    await queue.flush();
    for (let time = 0; time < 6; time += 1) await tick();
    expect(pauses).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    queue.add('card', review('b'));
    await queue.flush();
    expect(pauses).toHaveLength(7);
    answers('done');
    await tick();
    expect([received, queue.read()]).toEqual([['review a', 'review b'], 0]);
    answers('later');
    queue.add('card', review('c'));
    await queue.flush();
    expect(pauses.at(-1)).toBe(2000);
  });

  test('outlive the page', async () => {
    const first = scene();
    first.answers('later');
    first.queue.add('card', review('a'));
    await first.queue.flush();
    const second = scene(first.persisted);
    expect(second.queue.read()).toBe(1);
    await second.queue.flush();
    expect(second.received).toEqual(['review a']);
    expect(second.persisted.size).toBe(0);
  });

  test('of two tabs do not overwrite each other', async () => {
    const persisted = new Map<string, string>();
    const [one, other] = [scene(persisted), scene(persisted)];
    for (const { answers } of [one, other]) answers('later');
    one.queue.add('card', review('a'));
    other.queue.add('card', review('b'));
    await Promise.all([one.queue.flush(), other.queue.flush()]);
    expect(scene(persisted).queue.read()).toBe(2);
    one.answers('done');
    await one.queue.flush();
    expect(one.received).toEqual(['review a']);
    const later = scene(persisted);
    await later.queue.flush();
    expect(later.received).toEqual(['review b']);
  });

  test('of another learner on the device are not touched', () => {
    const persisted = new Map([['reviews.of-another', '[{"kind":"undo","cardId":"x","key":"y"}]']]);
    expect(scene(persisted).queue.read()).toBe(0);
    expect(persisted.size).toBe(1);
  });

  test('[8.5] that the server refuses are told of, and do not stop those behind them', async () => {
    const { queue, received, refused, answers } = scene();
    answers('refused');
    queue.add('card', review('a'));
    await queue.flush();
    answers('done');
    queue.add('card', review('b'));
    await queue.flush();
    expect([refused, received]).toEqual([['a'], ['review b']]);
  });

  test('are not lost to a damaged copy', async () => {
    for (const damaged of ['{', 'null', '[1]', '[{"kind":"review","cardId":"x","key":"y"}]']) {
      const { queue, received } = scene(new Map([['reviews.of-one', damaged]]));
      queue.add('card', review('a'));
      await queue.flush();
      expect(received).toEqual(['review a']);
    }
  });
});

describe('taking a review back', () => {
  test('drops it while it is unsent: the server never hears of it', async () => {
    const { queue, received, answers } = scene();
    answers('later');
    queue.add('card', review('a'));
    await queue.flush();
    queue.undo('card', 'a');
    answers('done');
    await queue.flush();
    expect(received).toEqual([]);
  });

  test('asks the server when it has been sent', async () => {
    const { queue, received } = scene();
    queue.add('card', review('a'));
    await queue.flush();
    queue.undo('card', 'a');
    await queue.flush();
    expect(received).toEqual(['review a', 'undo a']);
  });

  test('waits for the one that is being sent, and then asks the server', async () => {
    const { queue, received, hold, release } = scene();
    hold();
    queue.add('card', review('a'));
    queue.undo('card', 'a');
    release();
    await queue.flush();
    expect(received).toEqual(['review a', 'undo a']);
  });
});
