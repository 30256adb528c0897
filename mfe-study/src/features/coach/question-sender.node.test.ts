import { ApiError } from '@fahm/api-client/errors.ts';
import type { ErrorCode } from '@fahm/contracts/error-codes.ts';
import type { CoachReply } from '@fahm/contracts/study/coach.ts';
import { describe, expect, test } from 'vitest';
import { createQuestionSender } from './question-sender.ts';

const reply = { response: 'So it is.' } as CoachReply;

const failure = (code: ErrorCode, status = 409) =>
  new ApiError(`${status}: no`, { code, status, requestId: 'r' });

/** A server that fails in these ways, one after the other, and answers then; it remembers the ids. */
function server(...failures: Error[]) {
  const ids: string[] = [];
  return {
    ids,
    send: async (id: string) => {
      ids.push(id);
      const next = failures.shift();
      if (next !== undefined) throw next;
      return reply;
    },
  };
}

const scene = () => {
  let waited = 0;
  const sender = createQuestionSender(async () => void (waited += 1));
  return { ask: sender.ask, waited: () => waited };
};

describe('a question', () => {
  test('[7.14] keeps its id when it is sent again after a failure, until it is answered', async () => {
    const { ask } = scene();
    const { ids, send } = server(failure('unavailable', 0), failure('internal', 500));
    await expect(ask(1, 'Why?', send)).rejects.toThrow('0: no');
    await expect(ask(1, 'Why?', send)).rejects.toThrow('500: no');
    await ask(1, 'Why?', send);
    expect(new Set(ids).size).toBe(1);
    await ask(1, 'Why?', send);
    expect(new Set(ids).size).toBe(2);
  });

  test('[7.14] in other words, or of another surah, has another id', async () => {
    const { ask } = scene();
    const { ids, send } = server(failure('internal', 500), failure('internal', 500));
    await expect(ask(1, 'Why?', send)).rejects.toThrow();
    await expect(ask(1, 'Why not?', send)).rejects.toThrow();
    await ask(2, 'Why not?', send);
    expect(new Set(ids).size).toBe(3);
  });

  test('[7.14] that is being answered is asked for again, with the same id', async () => {
    const { ask, waited } = scene();
    const { ids, send } = server(failure('busy'), failure('busy'));
    expect(await ask(1, 'Why?', send)).toEqual({ id: ids[0], reply });
    expect([ids.length, new Set(ids).size, waited()]).toEqual([3, 1, 2]);
  });

  test('[7.14] is not asked for without end', async () => {
    const { ask, waited } = scene();
    const { ids, send } = server(...Array.from({ length: 99 }, () => failure('busy')));
    await expect(ask(1, 'Why?', send)).rejects.toThrow('409: no');
    expect([ids.length, waited()]).toEqual([12, 11]);
  });

  test('[7.14] whose id is refused for good gets one new id', async () => {
    const { ask } = scene();
    const first = server(failure('conflict'));
    await ask(1, 'Why?', first.send);
    expect(new Set(first.ids).size).toBe(2);
    const always = server(failure('conflict'), failure('conflict'), failure('conflict'));
    await expect(ask(1, 'Why?', always.send)).rejects.toThrow('409: no');
    expect(always.ids).toHaveLength(2);
  });
});
