import type { Features } from './features.ts';

/** What the model learnt to tell apart, in the order of its weights. */
export const CLASSES = ['crisis', 'danger', 'sadness', 'doubt', 'none'] as const;

export type Class = (typeof CLASSES)[number];

/** How likely a message is of each class. */
export type Shares = Readonly<Record<Class, number>>;

/** A model as data. `places` are the distances between used places of the table, `weights` bytes of each, in base64. */
export type PackedModel = {
  /** Of all that it was made of, so that nobody forgets to make it again. */
  madeOf: string;
  bias: readonly number[];
  /** What a weight of one byte's one is worth. */
  unit: number;
  places: string;
  weights: string;
};

export type Model = (features: Features) => Shares;

const sharesOf = (sums: ArrayLike<number>): Shares => {
  const powers = CLASSES.map((_, at) => Math.exp(sums[at] ?? 0));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return Object.fromEntries(CLASSES.map((name, at) => [name, (powers[at] ?? 0) / all])) as Record<
    Class,
    number
  >;
};

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** A distance of 255 or more goes on in the next byte. */
const MAX_BYTE = 255;

export const distancesOf = (places: readonly number[]): number[] => {
  let last = 0;
  return places.flatMap((place) => {
    const distance = place - last;
    last = place;
    const full = Math.floor(distance / MAX_BYTE);
    return [...Array.from({ length: full }, () => MAX_BYTE), distance % MAX_BYTE];
  });
};

const placesOf = (distances: Uint8Array): number[] => {
  const places: number[] = [];
  let place = 0;
  for (const distance of distances) {
    place += distance;
    if (distance < MAX_BYTE) places.push(place);
  }
  return places;
};

export const modelOf = ({ bias, unit, places, weights }: PackedModel): Model => {
  const rowAt = new Map(placesOf(bytesOf(places)).map((place, row) => [place, row]));
  const table = new Int8Array(bytesOf(weights).buffer);
  return (features) => {
    const sums = Float64Array.from(bias);
    for (const [at, place] of features.places.entries()) {
      const row = rowAt.get(place);
      if (row === undefined) continue;
      const value = (features.values[at] ?? 0) * unit;
      for (let it = 0; it < CLASSES.length; it += 1) {
        sums[it] = (sums[it] ?? 0) + value * (table[row * CLASSES.length + it] ?? 0);
      }
    }
    return sharesOf(sums);
  };
};
