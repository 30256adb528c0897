import { foldArabic, foldEnglish } from '@fahm/quran/folding.ts';

/** Words that say nothing of what is asked. */
const STOP = new Set(
  `a about above after again all am an and any are as ask at be because been before being between both but by can
  could did do does doing don down during each explain few for from further give had has have having he her here
  hers him his how i if in into is it its itself just know lesson lessons let like make me mean meaning means more
  most my no nor not of off on once only or other our out over please question quran s same say says she should so
  some study such summarise summary surah t tell than that the their them then there these they thing this those
  through to too understand until up us verse verses ayah ayat very want was we were what when where which while
  who whom why will with word words would you your`.split(/\s+/),
);

/** Names that lessons spell in one way and people in several. */
const ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    musa: 'moses',
    isa: 'jesus',
    ibrahim: 'abraham',
    maryam: 'mary',
    yusuf: 'joseph',
    nuh: 'noah',
    dawud: 'david',
    sulayman: 'solomon suleiman sulaiman',
    jalut: 'goliath',
    talut: 'saul',
    iblis: 'satan devil shaytan shaitan',
    pharaoh: 'firawn firaun',
    harun: 'aaron',
    zakariyya: 'zechariah zakariya zakaria',
    yahya: 'john',
    ishaq: 'isaac',
    ismail: 'ishmael',
    yaqub: 'jacob',
    fatihah: 'fatiha faatiha fatihat',
    baqarah: 'baqara bakara',
    riba: 'usury',
    fast: 'fasting ramadan',
    god: 'allah',
    pray: 'prayer salah salat namaz',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [stem(other), stem(word)])),
);

/** A word without its commonest endings: enough to bring singular and plural together. */
function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2);
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/[su]s$/.test(word)) return word.slice(0, -1);
  return word;
}

const joined = (word: string): string => {
  const bare = stem(word);
  return ALIASES[bare] ?? bare;
};

/** The words of an English text that tell what it is about, in the form in which they are compared. */
export const englishWords = (text: string): string[] =>
  foldEnglish(text)
    .split(' ')
    .filter((word) => word.length > 1 && !STOP.has(word) && !/^\d+$/.test(word))
    .map(joined);

/** Arabic words that say nothing of what is asked, folded. */
const ARABIC_STOP = new Set(
  foldArabic(
    `ما ماذا من في على عن إلى هل لماذا كيف متى أين هي هو هم معنى تعني يعني آية الآية الآيات سورة السورة قصة شرح اشرح
     لي التي الذي هذا هذه ذلك عند بين حسب كلمة المقصود تفسير التفسير بعد قبل ثم أو كان قال`,
  ).split(' '),
);

/** The same of an Arabic text; a word also without its article and its joined particle. */
export const arabicWords = (text: string): string[] =>
  foldArabic(text)
    .split(' ')
    .filter((word) => word.length > 1 && !ARABIC_STOP.has(word))
    .map((word) => word.replace(/^(?:و|ف|ب|ك)?ل(?=.{3})/u, ''));

/** Whether a text has Arabic letters. */
export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
