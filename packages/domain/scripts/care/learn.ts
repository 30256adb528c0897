import type { Features } from '../../src/coach/classify/care/features.ts';
import { PLACES } from '../../src/coach/classify/care/features.ts';
import { randomOf } from './random.ts';

/** A message to learn: its features, the number of its class, and how much it counts. */
export type Lesson = { features: Features; target: number; weight: number };

/** A weight for each place and class, side by side; a bias for each class. */
export type Weights = { classes: number; table: Float32Array; bias: Float32Array };

export type Settings = { rounds: number; rate: number; decay: number };

const sharesOf = ({ classes, table, bias }: Weights, features: Features): Float64Array => {
  const sums = Float64Array.from(bias);
  for (const [at, place] of features.places.entries()) {
    const value = features.values[at] ?? 0;
    for (let it = 0; it < classes; it += 1) {
      sums[it] = (sums[it] ?? 0) + value * (table[place * classes + it] ?? 0);
    }
  }
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
};

const shuffled = (count: number, random: () => number): number[] => {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
};

/** Multinomial logistic regression by AdaGrad; the same lessons always give the same weights. */
export const learn = (lessons: readonly Lesson[], classes: number, settings: Settings): Weights => {
  const { rounds, rate, decay } = settings;
  const weights: Weights = {
    classes,
    table: new Float32Array(PLACES * classes),
    bias: new Float32Array(classes),
  };
  const seen = new Float32Array(PLACES * classes).fill(1e-3);
  const { table, bias } = weights;
  const random = randomOf('rounds');
  for (let round = 0; round < rounds; round += 1) {
    for (const number of shuffled(lessons.length, random)) {
      const lesson = lessons[number];
      if (lesson === undefined) continue;
      const { features, target, weight } = lesson;
      const shares = sharesOf(weights, features);
      for (let it = 0; it < classes; it += 1) {
        const fault = weight * ((shares[it] ?? 0) - (it === target ? 1 : 0));
        bias[it] = (bias[it] ?? 0) - 0.01 * fault;
        if (Math.abs(fault) < 1e-4) continue;
        for (let at = 0; at < features.places.length; at += 1) {
          const spot = (features.places[at] ?? 0) * classes + it;
          const old = table[spot] ?? 0;
          const slope = fault * (features.values[at] ?? 0) + decay * old;
          const sum = (seen[spot] ?? 0) + slope * slope;
          seen[spot] = sum;
          table[spot] = old - (rate * slope) / Math.sqrt(sum);
        }
      }
    }
  }
  return weights;
};
