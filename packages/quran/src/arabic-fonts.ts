/** The choices of spec [2.11.3]. */
export type ArabicFontId =
  | 'uthmani'
  | 'indopak'
  | 'simple'
  | 'cairo'
  | 'tajawal'
  | 'reem-kufi'
  | 'scheherazade';

export type ArabicFont = {
  /** Family name for style sheets. */
  family: string;
  /** Name of its files within `dist/fonts`: `<file>.woff2` and `<file>.OFL.txt`. */
  file: string;
  /** `plain`: it lacks the signs of the mushaf, so text goes through `plainArabic` first. */
  text: 'full' | 'plain';
  /** True where the font only stands in for what the choice promises; the reader says so. */
  standsIn: boolean;
};

const SCHEHERAZADE = {
  family: 'Scheherazade New',
  file: 'scheherazade-new',
  text: 'full',
} as const;

/** Facts about each choice. No IndoPak font with clear terms is published as a package. */
export const ARABIC_FONTS: Readonly<Record<ArabicFontId, ArabicFont>> = {
  uthmani: { family: 'Amiri Quran', file: 'amiri-quran', text: 'full', standsIn: false },
  indopak: { ...SCHEHERAZADE, standsIn: true },
  simple: { family: 'Noto Naskh Arabic', file: 'noto-naskh-arabic', text: 'full', standsIn: false },
  cairo: { family: 'Cairo', file: 'cairo', text: 'plain', standsIn: false },
  tajawal: { family: 'Tajawal', file: 'tajawal', text: 'plain', standsIn: false },
  'reem-kufi': { family: 'Reem Kufi', file: 'reem-kufi', text: 'plain', standsIn: false },
  scheherazade: { ...SCHEHERAZADE, standsIn: false },
};

export const ARABIC_FONT_IDS = /* @__PURE__ */ Object.keys(ARABIC_FONTS) as ArabicFontId[];

export const isArabicFont = (value: string): value is ArabicFontId =>
  Object.hasOwn(ARABIC_FONTS, value);
