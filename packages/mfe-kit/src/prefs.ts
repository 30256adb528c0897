/** The five colours of a theme that a reader mixed, each `#rrggbb`. */
export type CustomColours = {
  bg: string;
  fg: string;
  muted: string;
  accent: string;
  border: string;
};

/**
 * How pages look for one visitor, and nothing else about them. It travels in the `prefs` cookie, so that
 * the edge can write the first bytes of a page for it, and a script before the first paint can too.
 * What is `undefined` is at its default.
 */
export type Prefs = {
  /** Name of a theme; the page's own code knows which there are. */
  theme?: string | undefined;
  /** Takes the place of the theme's colours. */
  custom?: CustomColours | undefined;
  highContrast?: boolean | undefined;
  /** CSS pixels at the browser's default size, 16 to 32. */
  arabicSize?: number | undefined;
  /** A factor, 1.5 to 2.5. */
  lineHeight?: number | undefined;
  /** Measure of the reading column in characters of the translation, roughly; 60 to 90. */
  pageWidth?: number | undefined;
  arabicFont?: string | undefined;
  /** CSS pixels at the browser's default size, 14 to 24. */
  translationSize?: number | undefined;
  hideTranslation?: boolean | undefined;
  /** Edition id of the translation. */
  translation?: string | undefined;
};

const COLOUR_NAMES = ['bg', 'fg', 'muted', 'accent', 'border'] as const;
const NAME = /^[a-z][a-z-]{0,19}$/;
const EDITION = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const COLOURS = /^[0-9a-f]{6}(?:\.[0-9a-f]{6}){4}$/;

/** Bounds of the numbers, both ends allowed (spec 5.9; the translation's are ours). */
export const PREFS_RANGES = {
  arabicSize: { min: 16, max: 32 },
  lineHeight: { min: 1.5, max: 2.5 },
  pageWidth: { min: 60, max: 90 },
  translationSize: { min: 14, max: 24 },
} as const;

/** The value of the `prefs` cookie: a query string, percent-encoded. Empty when all is at its default. */
export function writePrefs(prefs: Prefs): string {
  const { custom } = prefs;
  const fields: Record<string, string | number | false | undefined> = {
    theme: prefs.theme,
    colours: custom && COLOUR_NAMES.map((name) => custom[name].slice(1)).join('.'),
    contrast: prefs.highContrast && 'more',
    size: prefs.arabicSize,
    leading: prefs.lineHeight,
    width: prefs.pageWidth,
    font: prefs.arabicFont,
    trsize: prefs.translationSize,
    tr: prefs.hideTranslation && 'off',
    edition: prefs.translation,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== false) query.set(name, String(value));
  }
  return encodeURIComponent(query.toString());
}

/** Reads a `Cookie` header (or `document.cookie`). What is not well-formed is as if it were not there. */
export function readPrefs(cookies: string | null): Prefs {
  const value = /(?:^|;\s*)prefs=([^;]*)/.exec(cookies ?? '')?.[1] ?? '';
  const query = new URLSearchParams(decode(value));
  const matching = (name: string, pattern: RegExp): string | undefined => {
    const text = query.get(name);
    return text !== null && text.length <= 60 && pattern.test(text) ? text : undefined;
  };
  const within = (name: string, { min, max }: { min: number; max: number }) => {
    const text = matching(name, /^\d{1,3}(?:\.\d{1,2})?$/);
    const number = Number(text);
    return text !== undefined && number >= min && number <= max ? number : undefined;
  };
  return {
    theme: matching('theme', NAME),
    custom: coloursOf(matching('colours', COLOURS)),
    highContrast: query.get('contrast') === 'more' || undefined,
    arabicSize: within('size', PREFS_RANGES.arabicSize),
    lineHeight: within('leading', PREFS_RANGES.lineHeight),
    pageWidth: within('width', PREFS_RANGES.pageWidth),
    arabicFont: matching('font', NAME),
    translationSize: within('trsize', PREFS_RANGES.translationSize),
    hideTranslation: query.get('tr') === 'off' || undefined,
    translation: matching('edition', EDITION),
  };
}

/** What a page's root element carries for these preferences: attributes, and custom properties. */
export type RootLook = {
  /** Names without `data-`. */
  data: Record<'theme' | 'contrast' | 'font' | 'translation', string | undefined>;
  style: Record<`--${string}`, string | undefined>;
};

/**
 * The look of the root element. The same rule at the edge, in the script before the first paint and when
 * a setting changes; an `undefined` takes the attribute or property away.
 */
export function rootLook(prefs: Prefs): RootLook {
  // Nobody checked the contrast of colours that a reader mixed: high contrast is that of the theme.
  const custom = prefs.highContrast ? undefined : prefs.custom;
  return {
    data: {
      theme: prefs.theme,
      contrast: prefs.highContrast ? 'more' : undefined,
      font: prefs.arabicFont,
      translation: prefs.hideTranslation ? 'off' : undefined,
    },
    style: {
      '--bg': custom?.bg,
      '--fg': custom?.fg,
      '--muted': custom?.muted,
      '--accent': custom?.accent,
      '--border': custom?.border,
      '--arabic-size': rem(prefs.arabicSize),
      '--arabic-leading': prefs.lineHeight?.toString(),
      '--page-width': prefs.pageWidth?.toString(),
      '--translation-size': rem(prefs.translationSize),
    },
  };
}

const rem = (pixels: number | undefined): string | undefined =>
  pixels === undefined ? undefined : `${pixels / 16}rem`;

function coloursOf(text: string | undefined): CustomColours | undefined {
  if (text === undefined) return undefined;
  const [bg, fg, muted, accent, border] = text.split('.').map((hex) => `#${hex}`);
  return { bg, fg, muted, accent, border } as CustomColours;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
