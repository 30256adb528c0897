import { PAGE_SETTINGS } from '@fahm/mfe-kit/page-settings.ts';
import { type Prefs, themeAttributes } from '@fahm/mfe-kit/prefs.ts';
import { ARABIC_FONTS, isArabicFont } from '@fahm/quran/arabic-fonts.ts';
import {
  AUTO,
  isTheme,
  STUDY_GROUND,
  THEME_GROUNDS,
  type ThemeChoice,
} from '@fahm/ui/theme/themes.ts';

/** Last bytes of the prelude: what stands after them in a page is the same for every visitor. */
export const PRELUDE_END = '<!--prelude-->';

/** Addresses of the Qur'an fonts, by family. */
type Fonts = Readonly<Record<string, string>>;

type Parts = {
  /** Null for a page that sets no Arabic. */
  fonts: Fonts | null;
  /** `theme.inline.js`, for a prelude that could not be written for the visitor who gets it. */
  themeScript?: string | undefined;
  /** Whether the page is dark as the study app is, whatever the visitor's theme. */
  isStudy?: boolean;
  /** Whether the visitor seems to be signed in. */
  signedIn?: boolean;
};

/**
 * A page's first bytes, and the only ones that differ from visitor to visitor: they are never cached.
 * `prefs` must come from `readPrefs`, which lets nothing through that would need escaping here.
 */
export function preludeHtml(
  prefs: Prefs,
  { fonts, themeScript, isStudy = false, signedIn = false }: Parts,
): string {
  const { data, style } = themeAttributes(prefs);
  const theme = isTheme(data.theme) ? data.theme : AUTO;
  const dataset = { ...data, theme, frame: isStudy ? '' : undefined };
  const own = isStudy ? STUDY_GROUND : style['--bg'];
  const attributes = Object.entries(dataset).map(([name, value]) =>
    value === undefined ? '' : ` data-${name}="${value}"`,
  );
  const font = fonts === null ? undefined : fontFor(prefs, fonts);
  const rules = preludeStyle(prefs);
  return [
    `<!doctype html><html lang="en" dir="ltr"${attributes.join('')}${signedIn ? ' data-member=""' : ''}><head><meta charset="utf-8">`,
    themeColour(theme, own),
    font === undefined
      ? ''
      : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    rules === null ? '' : `<style>${rules}</style>`,
    themeScript === undefined ? '' : `<script>${themeScript}</script>`,
    PRELUDE_END,
  ].join('');
}

/** The colour of the browser's frame; the first that fits is taken. `own` goes before the theme's. */
function themeColour(theme: ThemeChoice, own: string | undefined): string {
  const { light, dark } = THEME_GROUNDS;
  if (own === undefined && theme === AUTO)
    return (
      `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme:dark)">` +
      `<meta name="theme-color" content="${light}">`
    );
  const ground = own ?? THEME_GROUNDS[theme === AUTO ? 'light' : theme];
  return `<meta name="theme-color" content="${ground}">`;
}

/**
 * Text of the prelude's style element, which the page's policy has to allow; null when there is none.
 * It stands in no layer, and so goes before every rule of a theme.
 */
export function preludeStyle(prefs: Prefs): string | null {
  const declarations = Object.entries(themeAttributes(prefs).style).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  );
  return declarations.length === 0 ? null : `:root{${declarations.join(';')}}`;
}

function fontFor({ arabicFont = '' }: Prefs, fonts: Fonts): string | undefined {
  const usual = PAGE_SETTINGS.arabicFont.default;
  const { file } = ARABIC_FONTS[isArabicFont(arabicFont) ? arabicFont : usual];
  return fonts[file] ?? fonts[ARABIC_FONTS[usual].file];
}
