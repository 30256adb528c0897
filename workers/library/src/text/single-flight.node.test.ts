import { describe, expect, test } from 'vitest';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { withDeadline } from '@fahm/worker-kit/deadline.ts';
import { createSingleFlight } from './single-flight.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const read = (buffer: ArrayBuffer) => new TextDecoder().decode(buffer);
const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));
const drop = () => {};
const fail = () => Promise.reject(new Error('down'));
const hang = () => new Promise<never>(() => {});
const explode = () => {
  throw new Error('broken');
};

describe('a single flight', () => {
  test('[7.24] work under way is done once; work after it is done anew', async () => {
    const { share } = createSingleFlight(1000);
    let times = 0;
    const load = async () => {
      times += 1;
      await pause(5);
      return bytes(`time ${times}`);
    };
    const answers = await Promise.all([1, 2, 3].map(() => share('a', load, drop)));
    expect(answers.map(read)).toEqual(['time 1', 'time 1', 'time 1']);
    expect(read(await share('a', load, drop))).toBe('time 2');
  });

  test('[R9] a failure reaches all who wait, and the next one tries again', async () => {
    const { share } = createSingleFlight(1000);
    const all = await Promise.allSettled([1, 2].map(() => share('a', fail, drop)));
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(read(await share('a', () => Promise.resolve(bytes('up')), drop))).toBe('up');
  });

  test('[R9] work that never ends is given up, and its key is free again', async () => {
    const { share } = createSingleFlight(30);
    const first = share('a', hang, drop);
    const follower = share('a', hang, drop);
    await expect(first).rejects.toThrow('a: no answer in 30 ms');
    await expect(follower).rejects.toThrow();
    expect(read(await share('a', () => Promise.resolve(bytes('up')), drop))).toBe('up');
  });

  test('[7.24] an error that would come again is remembered; others are not', async () => {
    const { share } = createSingleFlight(1000);
    let times = 0;
    const refuse = (lasting: boolean) => () => {
      times += 1;
      return Promise.reject(
        new ServiceError('not_found', 'No such edition.', { isLasting: lasting }),
      );
    };
    for (const _ of [1, 2, 3])
      await expect(share('a', refuse(true), drop)).rejects.toThrow('No such');
    expect(times).toBe(1);
    for (const _ of [1, 2])
      await expect(share('b', refuse(false), drop)).rejects.toThrow('No such');
    expect(times).toBe(3);
  });

  test('[R9] what keeps a request alive never rejects', async () => {
    const { share } = createSingleFlight(1000);
    const kept: Promise<unknown>[] = [];
    await expect(share('a', fail, (work) => void kept.push(work))).rejects.toThrow('down');
    await expect(Promise.all(kept)).resolves.toBeDefined();
  });
});

describe('deadlines', () => {
  test('[R9] a function that throws at once fails like one that rejects', async () => {
    await expect(withDeadline(100, 'KV', explode)).rejects.toThrow('broken');
  });

  test('[R9] a late failure after the deadline is nobody’s unhandled rejection', async () => {
    const late = async () => {
      await pause(20);
      throw new Error('late');
    };
    await expect(withDeadline(5, 'KV', late)).rejects.toThrow('KV: no answer in 5 ms');
    await pause(30);
  });
});
