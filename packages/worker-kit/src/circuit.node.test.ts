import { describe, expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';

const HOST = { tolerated: 3, longestPauseMs: 30_000 };

const failing = (times: number, at = 0) => {
  const circuit = createCircuit(HOST);
  for (let failure = 0; failure < times; failure += 1) circuit.failed(at);
  return circuit;
};

describe('a circuit that tolerates three failures', () => {
  test('[R9] lets calls through while the host answers', () => {
    const circuit = createCircuit(HOST);
    circuit.succeeded();
    expect(circuit.wait(0)).toBe(0);
  });

  test('[R9] three failures in a row are no reason to keep others waiting', () => {
    expect(failing(3).wait(1)).toBe(0);
  });

  test('[R9] the fourth failure in a row begins a pause of a second', () => {
    const circuit = failing(4);
    expect(circuit.wait(1)).toBe(999);
    expect(circuit.wait(1000)).toBe(0);
  });

  test('[R9] an answer in between begins the count anew', () => {
    const circuit = failing(3);
    circuit.succeeded();
    circuit.failed(10);
    expect(circuit.wait(11)).toBe(0);
  });

  test('[R9] one call tries after the pause, the others wait for what becomes of it', () => {
    const circuit = failing(4);
    expect(circuit.wait(1000)).toBe(0);
    expect(circuit.wait(1001)).toBe(4999);
    circuit.succeeded();
    expect(circuit.wait(1002)).toBe(0);
  });

  test('[R9] pauses double, and end at half a minute', () => {
    const circuit = failing(4);
    const pauses: number[] = [];
    for (let now = 1000, round = 0; round < 7; round += 1) {
      circuit.failed(now);
      const pause = circuit.wait(now);
      pauses.push(pause);
      now += pause;
    }
    expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  test('[R9] calls that fail together count once', () => {
    const circuit = failing(4);
    for (let failure = 0; failure < 20; failure += 1) circuit.failed(1);
    expect(circuit.wait(2)).toBeLessThanOrEqual(1000);
  });
});

const SERVICE = { tolerated: 0, longestPauseMs: 60_000 };
const FIVE_SECONDS = 5000;

describe('a circuit that tolerates none', () => {
  test('[R9] it lets calls through until one fails', () => {
    const circuit = createCircuit(SERVICE);
    expect([0, 1, 2].map((now) => circuit.wait(now))).toEqual([0, 0, 0]);
    circuit.failed(1000, null);
    expect(circuit.wait(1000)).toBe(1000);
    expect(circuit.wait(1999)).toBe(1);
    expect(circuit.wait(2000)).toBe(0);
  });

  test('[R9] each failed trial doubles the pause, up to a minute', () => {
    const circuit = createCircuit(SERVICE);
    let now = 0;
    const pauses = Array.from({ length: 9 }, () => {
      circuit.failed(now, null);
      const pause = circuit.wait(now);
      now += pause;
      expect(circuit.wait(now)).toBe(0);
      return pause / 1000;
    });
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('[R9] after a pause one call is a trial, and the others wait for it', () => {
    const circuit = createCircuit(SERVICE);
    circuit.failed(0, null);
    expect(circuit.wait(1000)).toBe(0);
    expect(circuit.wait(1000)).toBe(FIVE_SECONDS);
    circuit.succeeded();
    expect([circuit.wait(1001), circuit.wait(1001)]).toEqual([0, 0]);
  });

  test('[R9] a trial of which nothing more is heard does not close it for ever', () => {
    const circuit = createCircuit(SERVICE);
    circuit.failed(0, null);
    expect(circuit.wait(1000)).toBe(0);
    expect(circuit.wait(1000 + FIVE_SECONDS)).toBe(0);
  });

  test('[R9] calls that fail together count as one failure', () => {
    const circuit = createCircuit(SERVICE);
    for (let call = 0; call < 10; call += 1) circuit.failed(100 + call, null);
    expect(circuit.wait(110)).toBeLessThanOrEqual(1000);
  });

  test('[R9] one success forgets all failures', () => {
    const circuit = createCircuit(SERVICE);
    for (const now of [0, 10_000, 20_000]) circuit.failed(now, null);
    circuit.succeeded();
    circuit.failed(30_000, null);
    expect(circuit.wait(30_000)).toBe(1000);
  });

  test('[7.24] the time that the service asks for is respected, to five minutes', () => {
    const circuit = createCircuit(SERVICE);
    circuit.failed(0, 20_000);
    expect(circuit.wait(0)).toBe(20_000);
    circuit.failed(20_000, 86_400_000);
    expect(circuit.wait(20_000)).toBe(300_000);
  });

  test('[7.24] a shorter time than the pause does not shorten it', () => {
    const circuit = createCircuit(SERVICE);
    circuit.failed(0, 0);
    expect(circuit.wait(0)).toBe(1000);
  });
});
