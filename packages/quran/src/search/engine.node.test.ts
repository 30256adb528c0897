import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSurahText } from '../corpus.ts';
import { foldArabic, foldEnglish } from '../folding.ts';
import { verseKey } from '../reference.ts';
import { SURAHS } from '../surahs.ts';
import { openIndex, search } from './engine.ts';
import { highlight } from './highlight.ts';
import { parseWords, type Script, type WordsQuery } from './words.ts';

const verses = SURAHS.flatMap(({ number: surah }) =>
  readSurahText(surah).verses.map(({ ayah, arabic, translation }) => ({
    key: `${surah}:${ayah}`,
    arabic,
    english: translation,
  })),
);
const textsOf = (script: Script) => verses.map((verse) => verse[script]);
const indexes = {
  arabic: await openIndex('arabic', textsOf('arabic')),
  english: await openIndex('english', textsOf('english')),
};
const ALL = { offset: 0, limit: verses.length };

const ARABIC = `
الصلاة|رحمن|الرحمن|جنات|الزكاة|موسى|إبراهيم|ابراهيم|عيسى|مريم|السماوات|الأرض|الكتاب|القيامة|الشيطان
سليمان|داود|داوود|يوسف|التوراة|الإنجيل|القرآن|الصابرين|مسؤولا|اللؤلؤ|يا أيها الذين آمنوا|كرسيه
الليل والنهار|"الليل والنهار"|رب العالمين|"رب العالمين"|«بسم الله الرحمن الرحيم»|قل هو الله أحد
الحي القيوم|غفور رحيم|"غفور رحيم"|صراط مستقيم|الجنة|النار|ملائكة|جبريل|فرعون|بني إسرائيل|اليتامى
المساكين|الوالدين|ربنا آتنا|تتقون|يؤمنون بالغيب|الحمد لله`
  .trim()
  .split(/[|\n]/);

const ENGLISH = `
mercy|merciful|Most Merciful|"Most Merciful"|prayer|zakah|gardens|fire|Moses|Jesus|Mary|Abraham
Joseph|Solomon|David|Pharaoh|angels|patience|patient|forgive|forgiving and merciful|light|orphan
"Forgiving and Merciful"|heavens and earth|"the heavens and the earth"|straight path|honey|iron
"the straight path"|day of resurrection|"Day of Resurrection"|parents|charity|knowledge|believe
righteous deeds|Qur'an|quran|Gabriel|throne|Muhammad|spider|moon|mountain|all-knowing|zzz
lord of the worlds|"Lord of the worlds"|night and day`
  .trim()
  .split(/[|\n]/);

const QUERIES = [
  ...ARABIC.map((text) => ['arabic', text]),
  ...ENGLISH.map((text) => ['english', text]),
] as [Script, string][];

function wordsOf(text: string): WordsQuery {
  const words = parseWords(text);
  if (!words) throw new Error(text);
  return words;
}

const found = (text: string, page = ALL) => {
  const query = wordsOf(text);
  return search(indexes[query.script], query, page);
};
const keysFound = (text: string) => found(text).hits.map(({ verse }) => verseKey(verse));

const ms = (n = 0) => n.toFixed(2);

// The oracle: no key, no index, no needle, but lists of folded words compared one by one.

const fold = { arabic: foldArabic, english: foldEnglish };
const split = (script: Script, text: string) =>
  fold[script](text)
    .split(' ')
    .filter((word) => word !== '');

/** The quoted part as one list, each other word as a list of one. Understands the quotes used above. */
function oracleTerms(script: Script, text: string): string[][] {
  const quoted = /^["«](.*)["»]$/.exec(text)?.[1];
  if (quoted !== undefined) return [split(script, quoted)];
  return split(script, text).map((word) => [word]);
}

/** Where the wanted words stand next to each other; at the edges, Arabic may be within a word. */
function oracleFits(script: Script, words: string[], wanted: string[], whole: boolean): boolean {
  return words.some((_, start) =>
    wanted.every((part, index) => {
      const word = words[start + index];
      if (word === undefined) return false;
      const [first, last] = [index === 0, index === wanted.length - 1];
      if (whole || (!first && !last)) return word === part;
      if (script === 'english') return last ? word.startsWith(part) : word === part;
      if (first && last) return word.includes(part);
      return first ? word.endsWith(part) : word.startsWith(part);
    }),
  );
}

/** The linear scan: keys of the hits in the order in which they are to be shown. */
function oracle(script: Script, text: string): string[] {
  const terms = oracleTerms(script, text);
  const ranks: [string[], string[], string[]] = [[], [], []];
  for (const verse of verses) {
    const words = split(script, verse[script]);
    if (terms.every((term) => oracleFits(script, words, term, false))) {
      const inOrder = oracleFits(script, words, terms.flat(), true);
      const whole = terms.every((term) => oracleFits(script, words, term, true));
      ranks[inOrder ? 0 : whole ? 1 : 2].push(verse.key);
    }
  }
  return ranks.flat();
}

describe('[5.2] [P25] search finds what a linear scan finds', () => {
  test('[P25] the queries are 50 in Arabic and 50 in English, each once', () => {
    expect([new Set(ARABIC).size, new Set(ENGLISH).size]).toEqual([50, 50]);
  });

  test.each(QUERIES)('[5.2] [P25] %s: %s has the same hits in the same order', (script, text) => {
    const keys = keysFound(text);
    expect(keys).toEqual(oracle(script, text));
    expect(keys.length > 0).toBe(text !== 'zzz');
  });

  test.each([
    ['الصلاة', ['2:3', '2:43', '62:9', '29:45']],
    ['رحمن', ['1:1', '1:3', '55:1', '20:5']],
    ['جنات', ['2:25', '85:11', '98:8']],
    ['الزكاة', ['2:43', '9:71']],
    ['كرسيه', ['2:255']],
    ['السماوات', ['2:33', '24:35', '59:24']],
    ['القيامة', ['75:1', '3:185']],
    ['إبراهيم', ['2:124', '14:35']],
    ['سليمان', ['27:30', '2:102']],
    ['مسؤولا', ['17:34', '17:36']],
    ['قل هو الله أحد', ['112:1']],
    ['الحي القيوم', ['2:255', '3:2', '20:111']],
    ['يا أيها الذين آمنوا', ['2:104', '2:183', '5:1']],
    ['ربنا آتنا', ['2:201']],
    ['spider', ['29:41']],
    ['iron', ['57:25']],
    ['"the straight path"', ['1:6']],
    ['quran', ['2:185']],
  ])('[5.2] [P25] %s is found where one knows it to be', (typed, known) => {
    expect(keysFound(typed)).toEqual(expect.arrayContaining(known));
  });
});

describe('[5.2] the order and the pages of hits', () => {
  test('[5.2] the exact phrase comes first, then whole words, then parts of words', () => {
    const { hits } = found('الليل والنهار');
    const ranks = hits.map((hit) => hit.rank);
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2]));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  test('[5.2] pages put together are all hits, and each tells the total', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...QUERIES),
        fc.integer({ min: 1, max: 500 }),
        ([, text], limit) => {
          const { total, hits } = found(text);
          const pages = Array.from({ length: Math.ceil(total / limit) }, (_, page) =>
            found(text, { offset: page * limit, limit }),
          );
          expect(pages.flatMap((page) => page.hits)).toEqual(hits);
          expect(pages.every((page) => page.total === total)).toBe(true);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('[5.2] a query in the other script finds nothing', () => {
    expect(search(indexes.english, wordsOf('رحمن'), ALL).total).toBe(0);
  });

  test('[P25] a query over 6236 verses takes milliseconds', () => {
    const timed = QUERIES.map(([, text]) => {
      const started = performance.now();
      found(text, { offset: 0, limit: 20 });
      return performance.now() - started;
    }).toSorted((a, b) => a - b);
    console.log(
      `search: median ${ms(timed[50])} ms, slowest ${ms(timed.at(-1))} ms of 100 queries`,
    );
    expect(timed).toHaveLength(100);
  });
});

describe('[5.2] what is lit up', () => {
  test.each(QUERIES)('[5.2] [P25] %s: %s is lit in every verse it is found in', (script, text) => {
    const query = wordsOf(text);
    for (const { line } of found(text).hits) {
      const shown = textsOf(script)[line] ?? '';
      const runs = highlight(shown, query);
      expect(runs.map((run) => run.text).join('')).toBe(shown);
      expect(runs.some((run) => run.hit)).toBe(true);
    }
  });

  test('[5.2] a verse folds the same word by word, which lighting a word relies on', () => {
    for (const { arabic } of verses) {
      expect(arabic.split(' ').map(foldArabic).filter(Boolean).join(' ')).toBe(foldArabic(arabic));
    }
  });

  test('[5.2] the runs of any text are that text, unchanged', () => {
    const anyVerse = fc.nat({ max: verses.length - 1 }).map((line) => verses[line]?.arabic ?? '');
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), anyVerse);
    fc.assert(
      fc.property(anyText, anyText, (text, typed) => {
        const query = parseWords(typed);
        if (!query) return;
        const runs = highlight(text, query);
        expect(runs.map((run) => run.text).join('')).toBe(text);
        expect(runs.every((run) => run.text !== '')).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('[5.2] English words are lit without their punctuation, whole', () => {
    expect(highlight('"Say, [O Prophet], pray."', wordsOf('pro say'))).toEqual([
      { text: '"', hit: false },
      { text: 'Say', hit: true },
      { text: ', [O ', hit: false },
      { text: 'Prophet', hit: true },
      { text: '], pray."', hit: false },
    ]);
  });
});
