import { letters } from './plain.ts';

/** Words by their part in an expression: alternatives, which may name other parts in braces. */
export type Lexicon = Readonly<Record<string, string>>;

/** Expressions and the parts that they name, as they are written down. */
export type Source = { lexicon: Lexicon; lines: string };

/** How words are spelt that many spell in their own way: the text must have been spelt by it too. */
type Spelling = (word: string) => string;

/** An expression over words. Parts of a lexicon are shared between the expressions that name them. */
type Node =
  | { type: 'word'; word: string; isBeginning: boolean }
  | { type: 'sequence'; nodes: Node[] }
  | ({ type: 'choice' } & Index)
  | { type: 'optional'; node: Node }
  | { type: 'gap'; most: number };

const GAPS: Readonly<Record<string, number>> = { '..': 4, '...': 9 };
const BOUNDS: Readonly<Record<string, string>> = { '<': '.', '>': '.' };
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** A source at a sign that stands in no bracket. */
const split = (source: string, at: string): string[] => {
  const pieces = [''];
  let depth = 0;
  for (const sign of source) {
    if (sign in CLOSING) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (sign === at && depth === 0) pieces.push('');
    else pieces[pieces.length - 1] += sign;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
};

/** Words that an expression may begin with; null when it may begin with any. */
const beginnings = (node: Node): readonly string[] | null => {
  if (node.type === 'word') return node.isBeginning ? null : [node.word];
  if (node.type === 'choice') return node.others.length > 0 ? null : [...node.byWord.keys()];
  const [first] = node.type === 'sequence' ? node.nodes : [];
  return first === undefined ? null : beginnings(first);
};

type Index = { byWord: Map<string, Node[]>; others: Node[] };

const indexOf = (nodes: readonly Node[]): Index => {
  const byWord = new Map<string, Node[]>();
  const others: Node[] = [];
  for (const node of nodes) {
    const words = beginnings(node);
    if (words === null) others.push(node);
    for (const word of words ?? []) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, [node]);
      else known.push(node);
    }
  }
  return { byWord, others };
};

const wordOf = (source: string, spelling: Spelling): Node => {
  const most = GAPS[source];
  if (most !== undefined) return { type: 'gap', most };
  const word = BOUNDS[source] ?? spelling(letters(source));
  return word.endsWith('*')
    ? { type: 'word', word: word.slice(0, -1), isBeginning: true }
    : { type: 'word', word, isBeginning: false };
};

/** Reads expressions; each part of the lexicon once. */
const readerOf = (lexicon: Lexicon, spelling: Spelling) => {
  const parts = new Map<string, Node>();
  const part = (name: string): Node => {
    const source = lexicon[name];
    if (source === undefined) throw new Error(`no part "${name}"`);
    const known = parts.get(name) ?? choices(source);
    parts.set(name, known);
    return known;
  };
  const element = (source: string): Node => {
    const inner = source.slice(1, -1);
    if (source.startsWith('{')) return part(inner);
    if (source.startsWith('(')) return choices(inner);
    return source.startsWith('[')
      ? { type: 'optional', node: choices(inner) }
      : wordOf(source, spelling);
  };
  const sequence = (source: string): Node => {
    const nodes = split(source, ' ').map(element);
    return nodes.length === 1 && nodes[0] !== undefined ? nodes[0] : { type: 'sequence', nodes };
  };
  const choices = (source: string): Node => ({
    type: 'choice',
    ...indexOf(split(source.replaceAll('\n', ' '), '|').map(sequence)),
  });
  return sequence;
};

/** A text as `plain` makes it, with what was found in it already. */
export type Words = { words: readonly string[]; found: Map<Node, Map<number, readonly number[]>> };

export const wordsOf = (text: string): Words => ({
  words: text.trim().split(' '),
  found: new Map(),
});

/** Dots and references, which no gap reaches over. */
const isBound = (word: string): boolean => word === '.' || word === '?' || word === '#';

/** A word, and without "and", "so", "for" or "with", which Arabic writes together with it. */
const formsOf = (word: string): string[] =>
  /^(?:[وف]\p{Script=Arabic}{2}|[لب]\p{Script=Arabic}{3})/u.test(word)
    ? [word, word.slice(1)]
    : [word];

const inGap = ({ words }: Words, from: number, most: number): number[] => {
  const ends = [from];
  for (let at = from; at < from + most; at += 1) {
    const word = words[at];
    if (word === undefined || isBound(word)) break;
    ends.push(at + 1);
  }
  return ends;
};

const inSequence = (text: Words, nodes: readonly Node[], from: number): number[] => {
  let ends = [from];
  for (const node of nodes) {
    if (ends.length === 0) break;
    ends = [...new Set(ends.flatMap((at) => endsOf(text, node, at)))];
  }
  return ends;
};

/** Expressions of an index that may begin with a word. */
const candidates = ({ byWord, others }: Index, word: string): Node[] => [
  ...formsOf(word).flatMap((form) => byWord.get(form) ?? []),
  ...(word === '?' ? (byWord.get('.') ?? []) : []),
  ...others,
];

/** Where an expression that begins at a word may end. */
function endsOf(text: Words, node: Node, from: number): readonly number[] {
  if (node.type === 'gap') return inGap(text, from, node.most);
  if (node.type === 'optional') return [from, ...endsOf(text, node.node, from)];
  if (node.type === 'sequence') return inSequence(text, node.nodes, from);
  const word = text.words[from];
  if (word === undefined) return [];
  if (node.type === 'word') {
    const isHere = (form: string) =>
      node.isBeginning ? form.startsWith(node.word) : form === node.word;
    // A question mark ends a sentence too.
    return formsOf(word).some(isHere) || (node.word === '.' && word === '?') ? [from + 1] : [];
  }
  const known = text.found.get(node)?.get(from);
  if (known !== undefined) return known;
  const nodes = candidates(node, word);
  const ends = [...new Set(nodes.flatMap((it) => endsOf(text, it, from)))];
  const here = text.found.get(node) ?? new Map<number, readonly number[]>();
  text.found.set(node, here.set(from, ends));
  return ends;
}

/** Expressions, read when a message first asks for them: a worker that starts has other things to do. */
export type Phrases = () => Index;

/**
 * Expressions, one a line, its words in their order: `{part}` of the lexicon, `(a|b)` one of these, `[a|b]` one or
 * none, `..` up to four other words, `...` up to nine, none of them over a full stop or a figure of the Qur'an; `ab*`
 * begins with ab; `<` is the beginning of a sentence, `>` its end.
 */
export const phrases = (
  lexicon: Lexicon,
  lines: string,
  spelling: Spelling = (word) => word,
): Phrases => {
  let index: Index | null = null;
  return () => (index ??= indexOf(split(lines, '\n').map(readerOf(lexicon, spelling))));
};

/** Where the first of the expressions stands, as words; null when none does. */
export const findPhrase = (text: Words, all: Phrases): string | null => {
  const index = all();
  for (const [from, word] of text.words.entries()) {
    for (const node of candidates(index, word)) {
      const end = Math.max(from, ...endsOf(text, node, from));
      if (end > from) return text.words.slice(from, end).join(' ');
    }
  }
  return null;
};
