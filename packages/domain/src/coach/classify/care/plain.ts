import { isRomanUrdu } from '../../languages.ts';

// The text that families of expressions are looked for in: words between single spaces, each sentence begun by a
// dot, letters that are written in several ways written in one. Words of a family are folded by the same `letters`.

/** Letters that Arabic, Urdu and their keyboards write in several ways, in one. */
export const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\u0640\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED]/gu, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll(/[ىیئےۓ]/g, 'ي')
    .replaceAll(/[ةہھۃەۂۀ]/g, 'ه')
    .replaceAll('ک', 'ك')
    .replaceAll('ؤ', 'و')
    .replaceAll('ں', 'ن')
    .replaceAll('ء', '')
    .toLowerCase();

/** Digits and signs that stand for letters inside a word of Latin letters; 3, 5, 7 and 9 are letters of Arabizi. */
const SIGNS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '!': 'i', '@': 'a', $: 's' };

const withoutSigns = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z])[01@$!](?=[a-z])/g, (sign) => SIGNS[sign] ?? sign)
    .replaceAll(/(?<=[a-z])\*+(?=[a-z])/g, '');

const SAD_FACES =
  /[\u{1F494}\u{1F62D}\u{1F622}\u{1F61E}\u{1F614}\u{1F625}\u{1F613}\u{1F629}\u{1F62B}\u{1F97A}\u{1F940}\u{1F5A4}]|:['’]?\(|;\(/gu;

/** A reference, or a figure of the Qur'an: it stands as `#`, so that no family reaches over it. */
const NAMES =
  'yunus|yunis|jonah|ya ?qu?o?o?b|jacob|mo?u?sa|moses|mar[iy]y?am|pharaoh|firaun|firawn|ayy?o?u?b|isa|jesus|ibrahim|abraham|yusuf|yousuf|joseph|nuh|noah|lut|dawu?u?d|sulayman|sulaiman|solomon|zakari?y?y?a|zechariah|yahya|hajar|hagar|asiya|iblis|jalut|talut|qarun|haman|habil|qabil|cain|abel|luqman|khidr|idris|harun|aaron|ismail|ishmael|ishaq|isaac|uhud|badr|hunayn|karbala|adam|the prophet|the prophets|prophet muhammad|rasulullah|children of israel|bani israel|companions|sahaba\\w*|khadija\\w*|aisha|bilal|hamza|salih|saleh|dhul ?qarnayn|zulqarnain|shuayb|shuaib|mary|harut|marut|samiri|sheba|bilqis|balqis|thamud|abu lahab|gog|magog|yajuj|people of the (?:elephant|cave|ditch|book|house|garden)|zaynab|imran|يونس|يعقوب|موسي|مريم|فرعون|ايوب|عيسي|ابراهيم|يوسف|نوح|لوط|داود|سليمان|زكريا|يحيي|هاجر|ابليس|جالوت|طالوت|قارون|هابيل|قابيل|ادم|الرسول|النبي|الانبيا|نبيا?|بني اسرائيل|الصحابه|خديجه|عايشه|حضرت|اصحاب الكهف|اصحاب الاخدود|حمزه|بلال';
const KIN_BEFORE =
  '(?<!(?:my|our|mera|meri|mere|ميرا|ميري|ميرے|اخي|ابني|زوجي|صديقي|اختي|ابنتي|امي) (?:[^ ]+ )?)';
const FIGURE = new RegExp(`(?<=^| )${KIN_BEFORE}(?:[وفبل]|ال)?(?:${NAMES})s?(?= |$)`, 'gu');
const REFERENCE = /\d{1,3} ?: ?\d{1,3}(?: ?[-–] ?\d{1,3})?/g;

/** A word said many times over counts twice. */
const REPEATED = /(?<= |^)([^ ]+)(?: \1){2,}(?= |$)/gu;

/** A teacher of the Qur'an is a person, not the text. */
const TEACHING =
  /(?<= |^)(?:quran|koran|hifz|arabic|islamic|islam|madrasa|madrassa|tajweed|القران|قران|تحفيظ|التحفيظ) (?=teacher|tutor|class|school|sir|circle|centre|center|academy|ustad)(\S)/gu;

const words = (text: string): string => {
  const bare = withoutSigns(letters(text))
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
      String((digit.codePointAt(0) ?? 0) & 0xf),
    )
    .replaceAll(REFERENCE, ' # ')
    .replaceAll(SAD_FACES, ' sadface ')
    .replaceAll(/[\u{1F602}\u{1F923}\u{1F606}\u{1F605}\u{1F604}\u{1F601}]/gu, ' laughface ')
    .replaceAll(/['‘’ʼ`´’]/g, '')
    .replaceAll(/[?؟]+/g, ' ? . ')
    .replaceAll(/[.!۔…;؛\n]+/g, ' . ')
    .replaceAll(/[^\p{L}\p{N}.?# ]/gu, ' ');
  const taught = bare.replaceAll(TEACHING, '$1').replaceAll(REPEATED, '$1 $1');
  return ` . ${taught} . `
    .replaceAll(/ +/g, ' ')
    .replaceAll(FIGURE, '#')
    .replaceAll(/(?: \.)+(?= )/g, ' .');
};

/** The readings of a message: one, and of a word with a letter drawn out both with it once and twice. */
export const plain = (message: string): string[] => {
  // "Me" is "in" to who writes Urdu in Latin letters.
  const own = isRomanUrdu(message) ? message.replaceAll(/\bme\b/giu, 'mein') : message;
  const squeezed = (by: string) => words(own.replaceAll(/(\p{L})\1{2,}/giu, by));
  return [...new Set([squeezed('$1'), squeezed('$1$1')])];
};
