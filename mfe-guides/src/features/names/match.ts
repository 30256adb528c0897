import type { DivineName } from './model.ts';

/** [9.14] */
const TOLERANCE = 1;

/** The article in every assimilated form: al-, ar-, ash-, aṣ-. */
const ARTICLE = /^a(?:l|r|s|sh|t|th|d|dh|n|z|ṣ|ṭ|ḍ|ẓ)-/;

type Spellable = Pick<DivineName, 'number' | 'transliteration' | 'also'>;

/** As written, but for case, spaces, hyphens and apostrophes: tells Al-Majīd from Al-Mājid. */
const written = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\-‐-―'`´‘’ʼʾʿ]/g, '');

/** [5.12]: the same with long vowels and dotted letters as plain ones. */
const folded = (text: string): string =>
  written(text.normalize('NFD'))
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** Every way to write a name that counts as exact: with its article, with a plain one, without. */
function spellings({ transliteration, also }: Spellable): string[] {
  return [transliteration, ...also].flatMap((text) => {
    const bare = text.toLowerCase().replace(ARTICLE, '');
    return [text, bare, `al${bare}`];
  });
}

/**
 * [5.12] [B13]: the name that was typed, among those not yet revealed; null when there is none, or more
 * than one could be meant. An exact spelling wins over a near one, also that of a name already revealed: it
 * never reveals another. Two names that are written alike without their marks come one after the other.
 */
export function matchName(
  typed: string,
  names: readonly Spellable[],
  revealed: ReadonlySet<number>,
): number | null {
  if (folded(typed) === '') return null;
  const hidden = (name: Spellable) => !revealed.has(name.number);
  for (const form of [written, folded]) {
    const wanted = form(typed);
    const exact = names.filter((name) => spellings(name).some((text) => form(text) === wanted));
    if (exact.length > 0) return exact.find(hidden)?.number ?? null;
  }
  const wanted = folded(typed);
  const near = names.filter(
    (name) => hidden(name) && spellings(name).some((text) => isNear(folded(text), wanted)),
  );
  return near.length === 1 ? (near[0]?.number ?? null) : null;
}

/**
 * Whether somebody who typed this may still be on the way to another name: `al-wali` is whole, and the
 * beginning of `al-waliyy`. A near spelling is always on the way.
 */
export function isUnderway(
  typed: string,
  names: readonly Spellable[],
  revealed: ReadonlySet<number>,
): boolean {
  const wanted = folded(typed);
  const number = matchName(typed, names, revealed);
  const others = names.filter((name) => name.number !== number && !revealed.has(name.number));
  const isExact = names.some(
    (name) => name.number === number && spellings(name).some((text) => folded(text) === wanted),
  );
  const begins = (name: Spellable) =>
    spellings(name).some((text) => folded(text).startsWith(wanted));
  return !isExact || others.some(begins);
}

/** Whether at most one letter was added, left out or written as another. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > TOLERANCE) return false;
  const same = commonStart(a, b);
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
