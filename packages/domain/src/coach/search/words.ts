import { foldArabic, foldEnglish } from '@fahm/quran/folding.ts';

// The words of a text in the form in which lessons and questions are compared: English, names from Arabic in Latin
// letters, Arabic and Urdu. Keys are for matching only, never for display.

/** English words that say nothing of what is asked. */
const STOP =
  `a about above after again all also am an and any are as ask at ayah ayat be because been before being
  below between both but by can cant could did didnt do does doesnt doing don dont down during each else ever explain
  few find for from further get give given gives had has have having he her here hers him his how i if in into is
  isnt it its itself ive im just kind know learn lesson lessons let like made make many me mean meaning means more most
  much my no nor not of off on once only or other our out over own people person please question quran koran reason
  really s said same say says sentence sentences she should shall so some start story study such summarise summarize summary
  sura surah t take teach teaches tell than thank thanks that the their them then there these they thing things this
  those through to told too u understand until up us use used verse verses very want was way we were what whats when
  where whether which while who whom whos whose why will with word words would yet you your`.split(
    /\s+/,
  );

/** Urdu in Latin letters. */
const STOP_ROMAN =
  `aap aur batao bataen baare bare hai hain ho hota hoti hua hui ka kab kaise karna karo karte kaun ke
  ki kis kisi kiya ko koi kya kyun kyon main matlab mein murad mujhe nahi ne par pe se sunao tha the thi ye yeh
  wo woh wala wale wali qissa qisse qissay kissa waqia waqiya`.split(/\s+/);

/** Arabic and Urdu ones. */
const STOP_ARABIC =
  `ما ماذا من في على عن إلى هل لماذا كيف متى أين هي هو هم هما معنى تعني يعني آية الآية الآيات سورة
  السورة قصة القصة شرح اشرح لي التي الذي الذين هذا هذه ذلك عند بين حسب كلمة المقصود تفسير التفسير بعد قبل ثم أو أم كان كانت
  قال قالت يقول تقول أن إن لا لم لن قد كل بعض مع له لها لهم به بها فيه فيها منه منها أنا نحن أنت يا جاء يكون تكون فضل سبب
  حدث المذكور ذكر القرآن الفرق أهم بهذا بسبب حول يجوز عليه عليها أول
  اللي عشان علشان بس ليش ليه وش ايش شو ايه مين ازاي كيف شلون طيب وين فين هيك كده كدا كذا هاد هاي هذي دي ده دا دول زي مثل لما كمان برضه لسه انه انهم يعني حد مش مو موش كانوا كانو لازم شي شنو علاش واش ديال راح حق تبع عم رح هل يبي عايز عايزين بدو بدها هاذا هيدا وقت يوم احنا معاكم
  کیوں کیسے جب تو پھر لگ جاتی جاتے جائے گا گی گے دینے دیتے لیے والوں تمہارے ہمارے انہیں انہوں اسے جیسا کیسی ہوگا ہوگی ہوں سکتا سکتے سکتی چاہیے ایسی ایسا
  کیا کیوں کون کب کہاں کیسے کس کسی نے کا کی کے کو سے میں ہے ہیں تھا تھے تھی ہوا ہوئی ہوئے گیا گئی گئے والا والے والی والوں
  بارے مراد مطلب حضرت واقعہ قصہ کہانی سنائیں بتائیں بیان کریں کرتے کرتا کرتی کرنا کرنے کر پر اور یہ وہ اس ان جو بھی ہی تو
  ہو ہوتا ہوتی ہوتے رہا رہے رہی لیے ساتھ کہ یا نہیں کچھ سب ایک آیت آیات سورت سورہ قرآن کہا کہتے کہتا جاتا آیا آئی ملتا دی دیا
  کوئی مجھے ہمیں آپ والے تک پھر جب`.split(/\s+/);

/** Letters of Urdu as an Arabic keyboard has their next of kin. */
const URDU_LETTERS: Readonly<Record<string, string>> = {
  ک: 'ك',
  گ: 'ك',
  ی: 'ي',
  ے: 'ي',
  ۓ: 'ي',
  ہ: 'ه',
  ھ: 'ه',
  ۂ: 'ه',
  ۃ: 'ة',
  ں: 'ن',
  چ: 'ج',
  پ: 'ب',
  ٹ: 'ت',
  ڈ: 'د',
  ڑ: 'ر',
  ژ: 'ز',
};

const foldScript = (text: string): string =>
  foldArabic(text.replaceAll(/[کگیےۓہھۂۃںچپٹڈڑژ]/gu, (letter) => URDU_LETTERS[letter] ?? letter));

/** Without marks, and with one letter for the keyboards' variants of ya, kaf and ha: to be told from others, not found. */
const plain = (word: string): string =>
  word
    .normalize('NFC')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[يىے]/gu, 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll(/[هہ]/gu, 'ہ')
    .replaceAll(/[أإآ]/gu, 'ا');

const stopScript = new Set(STOP_ARABIC.map(plain));

/** Names from Arabic are spelt in many ways: long vowels, doubled letters and a last h make no other word. */
const soundOf = (word: string): string =>
  word
    .replace(/aa+/g, 'a')
    .replace(/(?<=[^aeiou])ee(?=[^aeiou])/g, 'i')
    .replace(/(?<=[^aeiou])oo(?=[^aeiou])/g, 'u')
    .replace(/([bdfghjklmnpqrstvwyz])\1+/g, '$1')
    .replace(/(?<=.{2}[^aeiou])y$/, 'i')
    .replace(/(?<=.{2}a)h$/, '');

/** Endings, longest first: the shortest word that has one, what ends so, and what stands for it. */
const ENDINGS: readonly (readonly [shortest: number, ending: RegExp, instead: string])[] = [
  [6, /ies$/, 'y'],
  [7, /(?:ness|ment)$/, ''],
  [6, /e?ing$/, ''],
  [5, /ed$/, ''],
  [6, /ly$/, ''],
  [5, /(?<=ss|sh|ch|x)es$/, ''],
  [4, /(?<=[^su])(?<!i)s$/, ''],
];

/** A word without its commonest endings: enough to bring its forms together. */
const stem = (word: string): string => {
  const [, ending, instead] =
    ENDINGS.find(([shortest, it]) => word.length >= shortest && it.test(word)) ?? [];
  const bare = ending === undefined ? word : word.replace(ending, instead ?? '');
  return bare.replace(/(?<=.{3})e$/, '');
};

const stopLatin = new Set([...STOP, ...STOP_ROMAN]);

/** Letters that are spoken as others, and typed as they are spoken. */
const asSpoken = (word: string): string =>
  word.replaceAll('ذ', 'د').replaceAll('ث', 'ت').replaceAll('ظ', 'ض');

/** What is joined before a word: and, so; then by, like, for and the article, or the person of a verb. */
const JOINED = /^[وف]?(?:[بك]?ل(?=.{2})|[بح]?[يتن](?=.{3}))/u;
/** Plurals, pronouns and endings of both languages. */
const ENDING = /(?<=.{3})(?:وهم|ون|وه|ين|يه|تن|نه|ني|هم|هن|كم|ه|ت|ن|ي|و)$/u;

/**
 * A word of Arabic or Urdu without what is joined to it: enough to bring its forms together, whatever they are in
 * grammar. Alefs are folded away before.
 */
const scriptKey = (word: string): string => asSpoken(word).replace(JOINED, '').replace(ENDING, '');

const isScript = /\p{Script=Arabic}/u;

/**
 * A word as it is looked up in lessons, and as it is written: names are told by the latter, for القوامة (authority in
 * marriage) and قوم (a people) have one key.
 */
type Word = { key: string; written: string };

const latinWords = (word: string): Word[] => {
  if (stopLatin.has(word) || word.length < 2 || /^\d+$/.test(word)) return [];
  const key = soundOf(stem(word));
  return [{ key, written: key }];
};

/** With its alefs and endings, without the article. */
const writtenOf = (word: string): string => plain(word).replace(/^[وفبک]?(?:ال|لل)(?=.{2})/u, '');

/** One word; the joined vocative of the Qur'an's spelling makes two. */
const scriptWords = (word: string): Word[] => {
  if (stopScript.has(plain(word))) return [];
  const written = writtenOf(word);
  return foldScript(word)
    .split(' ')
    .filter((key) => key.length > 1)
    .map((key) => ({ key: scriptKey(key), written }));
};

/** The words of a text that tell what it is about, in order. */
export const wordsOf = (text: string): Word[] =>
  (text.match(/[\p{Script=Arabic}\p{M}]+|[^\p{Script=Arabic}]+/gu) ?? []).flatMap((run) =>
    isScript.test(run) ? scriptWords(run) : foldEnglish(run).split(' ').flatMap(latinWords),
  );

/** Their keys. */
export const searchWords = (text: string): string[] => wordsOf(text).map(({ key }) => key);

/** A name as names are told: by its words as they are written. */
export const nameOf = (words: readonly Word[]): string =>
  words.map(({ written }) => written).join(' ');

/** Whether a text has Arabic letters. */
export const isArabic = (text: string): boolean => isScript.test(text);
