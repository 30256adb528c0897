import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { sentencesOf } from '../../src/coach/classify/care/judge.ts';
import { randomOf, type Random } from './random.ts';

// Messages to learn from. `training/*.txt`: a name is its label and language; a line is a message, `{one|other}` stands
// for either, and all that a line can become is of one group.

export type Label = 'crisis' | 'danger' | 'sadness' | 'doubt' | 'study' | 'ruling' | 'other';

export type Sample = {
  text: string;
  label: Label;
  lang: string;
  /** Messages of one seed, which are learnt or judged together. */
  group: string;
  weight: number;
  /** Families of expressions were tuned on it: what they say of it teaches nothing. */
  isTuned: boolean;
};

const MAX_TEXTS_OF_LINE = 8;
/** What a line weighs, however many messages it becomes. */
const WEIGHT_OF_LINE = 3;
/**
 * Files of scenes of the Qur'an, told as people talk (`scene.en.txt`): study that sounds like pain. They weigh little: with
 * 0.3 and more, pain is met less in what is cross-validated and in the sets that others wrote.
 */
const SCENE = 'scene';
const WEIGHT_OF_SCENE = 0.1;

/** One of the messages that a line can become. Alternatives may hold others. */
const oneOf = (line: string, random: Random): string => {
  let text = line;
  while (/\{[^{}]*\}/u.test(text)) {
    text = text.replace(/\{([^{}]*)\}/u, (_, inner: string) => {
      const all = inner.split('|');
      return all[Math.floor(random() * all.length)] ?? '';
    });
  }
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[?,.؟،])/gu, '')
    .trim();
};

const messagesOf = (line: string, random: Random): string[] => {
  if (!line.includes('{')) return [line];
  const all = Array.from({ length: MAX_TEXTS_OF_LINE * 2 }, () => oneOf(line, random));
  return [...new Set(all)].filter((text) => text !== '').slice(0, MAX_TEXTS_OF_LINE);
};

const samplesOfFile = (folder: string, name: string): Sample[] => {
  const [kind = '', lang = ''] = name.split('.');
  const label = kind === SCENE ? 'study' : kind;
  const lines = readFileSync(join(folder, name), 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    const group = `${name}:${at + 1}`;
    const texts = messagesOf(line, randomOf(group));
    const ofLine = Math.min(1, WEIGHT_OF_LINE / texts.length);
    const weight = kind === SCENE ? WEIGHT_OF_SCENE * ofLine : ofLine;
    return texts.map((text) => ({
      text,
      label: label as Label,
      lang,
      group,
      weight,
      isTuned: false,
    }));
  });
};

const workspace = join(import.meta.dirname, '../..');
const labelled = join(workspace, 'test/coach/labelled');

type Labelled = { id: string; language: string; text: string; label: string };

/** Questions of law are of somebody's own life as pain is: they count for more than their number. */
const WEIGHT_OF_RULING = 2;

const KINDS: Readonly<Record<string, Label>> = {
  study: 'study',
  ruling: 'ruling',
  injection: 'other',
  distress: 'crisis',
  abuse: 'danger',
  none: 'study',
};

const samplesOfYaml = (name: string): Sample[] =>
  (parse(readFileSync(join(labelled, name), 'utf8')) as Labelled[]).flatMap((it) => {
    const label = KINDS[it.label];
    if (label === undefined) return [];
    const { text, language: lang, id } = it;
    const weight = label === 'ruling' ? WEIGHT_OF_RULING : 1;
    return [{ text, label, lang, group: `${name}:${id}`, weight, isTuned: true }];
  });

/** The open half of the messages that others wrote. The held-out half is never read here. */
export const openHalf = (): Sample[] => {
  const messages = JSON.parse(readFileSync(join(labelled, 'pain-open.json'), 'utf8')) as Sample[];
  return messages.map(({ text, label, lang }, at) => ({
    text,
    label,
    lang,
    group: `pain-open:${at}`,
    weight: 1.5,
    isTuned: true,
  }));
};

const PAIN = new Set<Label>(['crisis', 'danger', 'sadness', 'doubt']);

/** Pain said beside a question of study or of law, which hides it. */
const beside = (samples: readonly Sample[]): Sample[] => {
  const random = randomOf('beside');
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const asked = samples.filter(
    ({ label, isTuned }) => !isTuned && ['study', 'ruling'].includes(label),
  );
  return samples.flatMap((sample) => {
    if (!PAIN.has(sample.label) || random() > 0.12) return [];
    const other = pick(asked.filter(({ lang }) => lang === sample.lang));
    if (other === undefined) return [];
    const texts = [other.text, sample.text];
    const text = (random() < 0.5 ? texts : texts.toReversed()).join(random() < 0.7 ? '. ' : ' ');
    return [{ ...sample, text }];
  });
};

const WEIGHT_OF_CASE = 0.5;

/** The sentences of questions of law: the case that is told in them is somebody's life, and no pain. */
const cases = (samples: readonly Sample[]): Sample[] =>
  samples
    .filter(({ label }) => label === 'ruling')
    .flatMap(({ text: whole, label, lang, group, weight, isTuned }) =>
      sentencesOf(whole).map((text): Sample => {
        return { text, label, lang, group, weight: weight * WEIGHT_OF_CASE, isTuned };
      }),
    );

/** All that the model learns from, but the open half. */
export const trainingSamples = (): Sample[] => {
  const folder = join(workspace, 'training');
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const own = files.toSorted().flatMap((name) => samplesOfFile(folder, name));
  const yaml = ['study.yaml', 'rulings.yaml', 'injections.yaml', 'care.yaml'];
  const others = yaml.flatMap(samplesOfYaml);
  return [...own, ...beside(own), ...others, ...cases([...own, ...others])];
};
