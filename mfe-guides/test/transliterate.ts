/**
 * Spells one vocalised Arabic word, article and all, in IJMES letters, as it is read alone. A second,
 * independent way to the transliteration: a vowel or letter that is wrong on one side only shows.
 */
const SPELLINGS = [
  'ب b ت t ث th ج j ح ḥ خ kh د d ذ dh ر r ز z س s ش sh ص ṣ ض ḍ ط ṭ ظ ẓ ع ʿ غ gh',
  'ف f ق q ك k ل l م m ن n ه h و w ي y أ ʾ إ ʾ ئ ʾ ؤ ʾ ء ʾ',
];
const CONSONANTS: Record<string, string> = Object.fromEntries(
  [...SPELLINGS.join(' ').matchAll(/(\S+) (\S+)/g)].map(([, arabic, latin]) => [arabic, latin]),
);
const VOWELS: Record<string, string> = { '\u064e': 'a', '\u064f': 'u', '\u0650': 'i' };
const SHADDA = '\u0651';
const DAGGER = '\u0670';
/** What lengthens each vowel, when it carries no mark of its own. */
const LENGTHENED: Record<string, string> = { aا: 'ā', iي: 'ī', uو: 'ū' };

type Letter = { base: string; marks: string };

function lettersOf(word: string): Letter[] {
  return [...word.matchAll(/(\p{Lo})(\p{Mn}*)/gu)].map(([, base = '', marks = '']) => ({
    base,
    marks,
  }));
}

function spell(letters: readonly Letter[]): string {
  let out = '';
  for (const { base, marks } of letters) {
    const longer = marks === '' ? LENGTHENED[(out.at(-1) ?? '') + base] : undefined;
    const consonant = base === 'آ' ? 'ʾ' : CONSONANTS[base];
    if (longer !== undefined) out = out.slice(0, -1) + longer;
    else if (consonant === undefined) throw new Error(`No letter for "${base}${marks}"`);
    else out += consonant + (marks.includes(SHADDA) ? consonant : '');
    out += [...marks].map((mark) => VOWELS[mark] ?? '').join('');
    if (marks.includes(DAGGER)) out = `${out.replace(/a$/, '')}ā`;
    if (base === 'آ') out += 'ā';
  }
  return out.replace(/^ʾ/, '');
}

/** The word without a final short vowel. An article is set apart by a hyphen, assimilated where it is. */
export function transliterate(word: string): string {
  if (word.startsWith('وَٱل')) return `wa-${transliterate(word.slice(2))}`;
  const pausal = word.replace(/[\u064e-\u0650]$/, '');
  const [alef, lam, ...rest] = lettersOf(pausal);
  if (alef?.base !== 'ٱ' || lam?.base !== 'ل') return spell(lettersOf(pausal));
  // The lam of the article is written bare before a sun letter, which is then doubled.
  const [first] = rest;
  if (first === undefined) throw new Error(`Nothing after the article: ${word}`);
  const isSun = lam.marks === '' && first.marks.includes(SHADDA);
  if (!isSun && lam.marks !== '\u06e1') throw new Error(`An article neither sun nor moon: ${word}`);
  const single = { ...first, marks: isSun ? first.marks.replace(SHADDA, '') : first.marks };
  const article = isSun ? `a${CONSONANTS[first.base] ?? ''}` : 'al';
  return `${article}-${spell([single, ...rest.slice(1)])}`;
}
