import { expect, test } from 'vitest';
import { runStages } from './run-stages.ts';
import type { Stage } from './stages.ts';

const stage = (name: string, cores: 1 | 2 = 1, after: string[] = []): Stage => ({
  name,
  title: name,
  command: ['true'],
  after,
  cores,
  covers: 'always',
  runner: null,
});

/** Runs stages that end when they are told to; answers what happened, in order. */
async function play(stages: Stage[], ends: string[], red: string[] = []) {
  const happened: string[] = [];
  const end = new Map<string, (code: number) => void>();
  const outcomes = runStages(stages, 2, {
    run: ({ name }) => {
      happened.push(`+${name}`);
      return new Promise((resolve) => end.set(name, resolve));
    },
    tell: ({ stage: { name } }) => happened.push(`-${name}`),
  });
  for (const name of ends) {
    end.get(name)?.(red.includes(name) ? 1 : 0);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { happened: happened.join(' '), codes: (await outcomes).map(({ code }) => code) };
}

test('stages of one core run side by side, two on two cores', async () => {
  const { happened } = await play([stage('a'), stage('b'), stage('c')], ['b', 'a', 'c']);
  expect(happened).toBe('+a +b -b +c -a -c');
});

test('a stage that needs both cores waits for them, and keeps its turn', async () => {
  const { happened } = await play([stage('a'), stage('both', 2), stage('c')], ['a', 'both', 'c']);
  expect(happened).toBe('+a -a +both -both +c -c');
});

test('a stage waits for those that it needs, and others go before it meanwhile', async () => {
  const stages = [stage('a'), stage('b', 1, ['a']), stage('c')];
  expect((await play(stages, ['c', 'a', 'b'])).happened).toBe('+a +c -c -a +b -b');
});

test('after a red one nothing more is begun, and what runs goes on to its end', async () => {
  const stages = [stage('a'), stage('b'), stage('c')];
  const { happened, codes } = await play(stages, ['a', 'b'], ['a']);
  expect(happened).toBe('+a +b -a -b');
  expect(codes).toEqual([1, 0]);
});

test('a stage that cannot be started is red', async () => {
  const [outcome] = await runStages([stage('a')], 2, {
    run: () => Promise.reject(new Error('planted: no such program')),
    tell: () => {},
  });
  expect(outcome?.code).toBe(1);
});
