import type { DivineName } from './model.ts';

export type Spellable = Pick<DivineName, 'number' | 'arabic' | 'transliteration' | 'also'>;

/** The article in every assimilated form: al-, ar-, ash-, aṣ-. */
const ARTICLE = /^a(?:l|r|s|sh|t|th|d|dh|n|z|ṣ|ṭ|ḍ|ẓ)[-\s]/;
const ARABIC_ARTICLE = /^ال/;

/** As written, but for case, spaces, hyphens and apostrophes: tells Al-Majīd from Al-Mājid. */
export const written = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\-‐-―'`´‘’ʼʾʿ]/g, '');

/** [5.12]: the same with long vowels and dotted letters as plain ones. */
export const folded = (text: string): string =>
  written(text.normalize('NFD'))
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** What is heard alike is written alike: ee and i, oo and u, dh and z, q and k, one letter and two. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ee|iy/g, 'i'],
  [/oo|ou/g, 'u'],
  [/dh|th(?=im|ahir)/g, 'z'],
  [/q/g, 'k'],
  [/gh/g, 'g'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/uw$/, 'u'],
];
export const sounded = (text: string): string =>
  SOUNDS.reduce((heard, [from, to]) => heard.replace(from, to), folded(text));

/** Arabic letters alone: without marks, every alef and every seat of hamza as its plain letter. */
export const plainArabic = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}\sـء]/gu, '')
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/وو/g, 'و');

export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

export const withoutArticle = (text: string): string => text.toLowerCase().replace(ARTICLE, '');

function latinSpellings({ transliteration, also }: Spellable): string[] {
  return [transliteration, ...also].flatMap((text) => {
    const bare = withoutArticle(text);
    return [text, bare, `al${bare}`];
  });
}

function arabicSpellings({ arabic }: Spellable): string[] {
  const plain = plainArabic(arabic);
  return [plain, plain.replace(ARABIC_ARTICLE, '')];
}

export type Form = (text: string) => string;

const known = new WeakMap<Spellable, Map<Form, readonly string[]>>();

/** Every way to write a name that counts as exact: with its article, with a plain one, without. */
export function spellings(name: Spellable, form: Form): readonly string[] {
  const forms = known.get(name) ?? new Map<Form, readonly string[]>();
  known.set(name, forms);
  const made =
    forms.get(form) ??
    (form === plainArabic ? arabicSpellings(name) : latinSpellings(name).map(form));
  forms.set(form, made);
  return made;
}
