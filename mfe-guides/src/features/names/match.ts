import { isOtherName } from './other-names.ts';
import {
  type Form,
  type Spellable,
  folded,
  isArabic,
  plainArabic,
  sounded,
  spellings,
  withoutArticle,
  written,
} from './spellings.ts';

/** [9.14] */
const TOLERANCE = 1;

/** What is said to somebody who typed: a name, one that stands there already, two that it could be, none. */
export type Answer =
  | { kind: 'found' | 'revealed'; number: number }
  | { kind: 'several' | 'unknown' | 'blank' };

const isSpelled = (name: Spellable, form: Form, wanted: string): boolean =>
  spellings(name, form).includes(wanted);

const plainForm = (typed: string): Form => (isArabic(typed) ? plainArabic : folded);

/**
 * [5.12] [B13]: the name that was typed. An exact spelling wins over a near one, also that of a name already
 * revealed: it never reveals another. Names that are written alike (al-Wali, al-Majid) come one after the
 * other; of names that only sound alike, or are only near, one must be the only one. A name of other lists is
 * none of these, however near.
 */
export function answerTo(
  typed: string,
  names: readonly Spellable[],
  revealed: ReadonlySet<number>,
): Answer {
  const plain = plainForm(typed);
  const wanted = plain(typed);
  if (wanted === '') return { kind: 'blank' };
  const isHidden = ({ number }: Spellable) => !revealed.has(number);
  const isMarked = plain === folded && written(typed) !== wanted;
  for (const form of isMarked ? [written, folded] : [plain]) {
    const exact = names.filter((name) => isSpelled(name, form, form(typed)));
    const [first] = exact;
    const next = exact.find(isHidden);
    if (next !== undefined) return { kind: 'found', number: next.number };
    if (first !== undefined) return { kind: 'revealed', number: first.number };
  }
  if (isOtherName(typed, plain)) return { kind: 'unknown' };
  const heard = plain === folded ? soundingLike(typed, names) : [];
  const near = names.filter(
    (name) => isHidden(name) && spellings(name, plain).some((text) => isNear(text, wanted)),
  );
  const meant = heard.length > 0 ? heard : near;
  const [only] = meant;
  if (only === undefined) return { kind: 'unknown' };
  if (meant.length > 1) return { kind: 'several' };
  return { kind: isHidden(only) ? 'found' : 'revealed', number: only.number };
}

function soundingLike(typed: string, names: readonly Spellable[]): Spellable[] {
  const heard = [sounded(typed), sounded(withoutArticle(typed))];
  return names.filter((name) => heard.some((wanted) => isSpelled(name, sounded, wanted)));
}

/** The name that an input reveals; null when there is none, or more than one could be meant. */
export function matchName(
  typed: string,
  names: readonly Spellable[],
  revealed: ReadonlySet<number>,
): number | null {
  const answer = answerTo(typed, names, revealed);
  return answer.kind === 'found' ? answer.number : null;
}

/** Whether this is how a name begins that is not yet revealed. */
export function isBeginning(
  typed: string,
  names: readonly Spellable[],
  revealed: ReadonlySet<number>,
): boolean {
  const form = plainForm(typed);
  const wanted = form(typed);
  return names.some(
    (name) =>
      !revealed.has(name.number) && spellings(name, form).some((text) => text.startsWith(wanted)),
  );
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
  const form = plainForm(typed);
  const number = matchName(typed, names, revealed);
  const name = names.find((one) => one.number === number);
  if (name === undefined || !isSpelled(name, form, form(typed))) return true;
  const others = names.filter((one) => one !== name);
  return isBeginning(typed, others, revealed);
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
