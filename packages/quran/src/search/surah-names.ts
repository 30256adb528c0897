import { SURAHS } from '../surahs.ts';
import { nameKeys } from './name-keys.ts';

/** Other names that people know surahs by, beside that of the mushaf. */
const ALSO: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Umm al-Kitab',
    'Umm al-Quran',
    'As-Sab al-Mathani',
    'أم الكتاب',
    'أم القرآن',
    'السبع المثاني',
  ],
  9: ["Bara'ah", 'براءة'],
  17: ["Bani Isra'il", 'Bani Israel', 'بني إسرائيل'],
  35: ["Al-Mala'ikah", 'الملائكة'],
  40: ["Al-Mu'min", 'المؤمن'],
  41: ['Ha-Mim As-Sajdah', 'Ha-Mim Sajdah', 'حم السجدة'],
  45: ['Ash-Shariah', 'الشريعة'],
  47: ['Al-Qital', 'القتال'],
  67: ['Tabarak', 'تبارك'],
  68: ['Nun', 'ن'],
  70: ["Sa'ala Sa'il", 'سأل سائل'],
  76: ['Ad-Dahr', 'الدهر'],
  78: ['Amma', 'عم', "Amma Yatasa'alun"],
  94: ['Al-Inshirah', 'Alam Nashrah', 'الانشراح', 'ألم نشرح', 'الشرح'],
  96: ['Iqra', 'اقرأ'],
  98: ['Lam Yakun', 'لم يكن'],
  99: ['Az-Zilzal', 'الزلزال'],
  105: ['Alam Tara', 'ألم تر'],
  106: ['Li Ilaf', 'لإيلاف'],
  107: ["Ara'ayta", 'أرأيت'],
  108: ['Al-Kausar'],
  111: ['Lahab', 'Al-Lahab', 'Tabbat', 'Abu Lahab', 'اللهب', 'تبت'],
  112: ['At-Tawhid', 'التوحيد'],
};

/** What a name means is a name too, said as such: "the cow", "joseph". Of two that mean the same, neither. */
const meanings = (): (readonly [string, number])[] =>
  SURAHS.filter(
    ({ meaningEn }) => SURAHS.filter((other) => other.meaningEn === meaningEn).length === 1,
  ).map(({ meaningEn, number }) => [nameKeys(meaningEn)[0] ?? '', number] as const);

let names: ReadonlyMap<string, number> | null = null;

/** Every key of every surah's names, with its number. Own names count for more than other ones. */
export function surahNameKeys(): ReadonlyMap<string, number> {
  if (names !== null) return names;
  const also = Object.entries(ALSO).flatMap(([number, others]) =>
    others.flatMap(nameKeys).map((key) => [key, Number(number)] as const),
  );
  const own = SURAHS.flatMap(({ number, nameEn, nameAr }) =>
    [...nameKeys(nameEn), ...nameKeys(nameAr)].map((key) => [key, number] as const),
  );
  names = new Map([...meanings(), ...also, ...own]);
  return names;
}

/** The surah of that name, English or Arabic, with or without the article; `null` for no name. */
export function surahByName(name: string): number | null {
  const known = surahNameKeys();
  const key = nameKeys(name).find((it) => known.has(it));
  return key === undefined ? null : (known.get(key) ?? null);
}
