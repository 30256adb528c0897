import { describe, expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';

const failing = (times: number, at = 0) => {
  const circuit = createCircuit();
  for (let failure = 0; failure < times; failure += 1) circuit.failed(at);
  return circuit;
};

describe('a circuit', () => {
  test('[R9] lets calls through while the host answers', () => {
    const circuit = createCircuit();
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
