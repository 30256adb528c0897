import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { intentOf } from '../../src/coach/classify/intent.ts';
import { findersOf, OF_FAMILIES, type Found } from '../../src/coach/classify/care/care.ts';
import type { Features } from '../../src/coach/classify/care/features.ts';
import { featuresIn } from '../../src/coach/classify/care/judge.ts';
import {
  CLASSES,
  distancesOf,
  type Class,
  type PackedModel,
} from '../../src/coach/classify/care/model.ts';
import { allWords } from '../../src/coach/classify/care/words/all-words.ts';
import type { Label, Sample } from './corpus.ts';
import { learn, type Lesson, type Weights } from './learn.ts';

/** Chosen by cross-validation; neighbours of each do as well. */
const SETTINGS = { rounds: 8, rate: 0.1, decay: 1e-3 };
/** Places of the table that are kept: those that tell classes apart best. */
const MAX_FEATURES = 22_000;
const MAX_BYTE = 127;

const findFor = findersOf(allWords);

export type Looked = Lesson & { sample: Sample; found: Found };

/** What families say of messages that they were tuned on is no sign: it would be believed too much. */
const honest = ({ care, signs }: Found, { isTuned }: Sample): Found =>
  isTuned
    ? { care, signs: signs.filter((sign) => !sign.startsWith(OF_FAMILIES)) }
    : { care, signs };

/** Study, rulings and all else are one class: nobody is in need. */
const classOf = (label: Label): Class => CLASSES.find((name) => name === label) ?? 'none';

export const look = (sample: Sample): Looked => {
  const found = findFor()(sample.text, intentOf(sample.text));
  return {
    sample,
    found,
    features: featuresIn(sample.text, honest(found, sample)),
    target: CLASSES.indexOf(classOf(sample.label)),
    weight: sample.weight,
  };
};

const rowOf = ({ table, classes }: Weights, place: number): number[] => {
  const row = [...table.subarray(place * classes, (place + 1) * classes)];
  // What all classes have in common tells nothing.
  const middle = row.reduce((sum, weight) => sum + weight, 0) / classes;
  return row.map((weight) => weight - middle);
};

const tellingOf = (weights: Weights, lessons: readonly Lesson[]): number[] => {
  const counts = new Map<number, number>();
  for (const { features } of lessons) {
    for (const place of features.places) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const worth = (place: number, count: number) =>
    Math.max(...rowOf(weights, place).map(Math.abs)) * Math.sqrt(count);
  return [...counts]
    .map(([place, count]) => ({ place, worth: worth(place, count) }))
    .toSorted((one, other) => other.worth - one.worth || one.place - other.place)
    .slice(0, MAX_FEATURES)
    .map(({ place }) => place)
    .toSorted((one, other) => one - other);
};

const only = ({ places, values }: Features, kept: ReadonlySet<number>): Features => {
  const spots = [...places.keys()].filter((at) => kept.has(places[at] ?? -1));
  return {
    places: Int32Array.from(spots, (at) => places[at] ?? 0),
    values: Float32Array.from(spots, (at) => values[at] ?? 0),
  };
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const weightOf = (all: readonly Lesson[]): number =>
  all.reduce((sum, { weight }) => sum + weight, 0);

/** Messages of which as many are of pain as are not, by weight: their number says nothing of what people write. */
const balanced = (lessons: readonly Lesson[]): Lesson[] => {
  const none = CLASSES.indexOf('none');
  const others = lessons.filter(({ target }) => target === none);
  const share = (weightOf(lessons) - weightOf(others)) / weightOf(others);
  return lessons.map(({ features, target, weight }) => ({
    features,
    target,
    weight: target === none ? weight * share : weight,
  }));
};

/** Learns twice: first to see which places tell something, then with those alone. */
export const makeModel = (all: readonly Lesson[], madeOf: string): PackedModel => {
  const lessons = balanced(all);
  const places = tellingOf(learn(lessons, CLASSES.length, SETTINGS), lessons);
  const kept = new Set(places);
  const pruned = lessons.map(({ features, target, weight }) => ({
    features: only(features, kept),
    target,
    weight,
  }));
  const weights = learn(pruned, CLASSES.length, SETTINGS);
  const rows = places.flatMap((place) => rowOf(weights, place));
  const unit = Math.max(...rows.map(Math.abs)) / MAX_BYTE;
  const bytes = Int8Array.from(rows, (weight) => Math.round(weight / unit));
  return {
    madeOf,
    bias: [...weights.bias],
    unit,
    places: base64(Uint8Array.from(distancesOf(places))),
    weights: base64(new Uint8Array(bytes.buffer)),
  };
};

const workspace = join(import.meta.dirname, '../..');

/** Everything that a model is made of. */
const MADE_OF = [
  'training/*.txt',
  'test/coach/labelled/{care,injections,rulings,study}.yaml',
  'test/coach/labelled/pain-open.json',
  'scripts/care/*.ts',
  'src/coach/languages.ts',
  'src/coach/classify/*.ts',
  'src/coach/classify/care/**/*.ts',
];

/** These look at a model and do not make one. */
const NOT_OF = /care-(?:digest|data)\.ts$|judge\.ts$|core-words\.ts$|figures\.ts$/u;

export const digestOfSources = (): string => {
  const files = MADE_OF.flatMap((pattern) => globSync(pattern, { cwd: workspace }))
    .filter((name) => !NOT_OF.test(name))
    .toSorted((one, other) => (one < other ? -1 : 1));
  const hash = createHash('sha256');
  for (const name of files) hash.update(`${name}\n`).update(readFileSync(join(workspace, name)));
  return hash.digest('hex');
};
