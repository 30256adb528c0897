import subsetFont from 'subset-font';
import { type ArabicFont, ARABIC_FONTS } from '../arabic-fonts.ts';
import type { SurahText } from '../corpus/model.ts';
import { withCompositions } from '../font/code-points-in-use.ts';
import { type FontMeasures, measuresOf } from '../font/measures.ts';
import { plainArabic } from '../plain-arabic.ts';

/**
 * The one font of devices that is known to draw every sign of the text, and whose measures are known: that of Android,
 * ChromeOS and many a Linux. Others (Geeza Pro, Segoe UI, Times New Roman) cannot be had here to be measured.
 */
const OF_DEVICES = {
  file: 'noto-naskh-arabic',
  names: ['Noto Naskh Arabic Regular', 'Noto Naskh Arabic'],
} as const;

/** Without a choice it is this one. */
const USUAL = 'uthmani';

/**
 * The style sheet of the fonts, which lie beside it. While a font is on its way its text is drawn in the device's,
 * set to its measures so that nothing moves when it comes. Where the device has none that is known, text with the
 * signs of the mushaf stays blank for as long as browsers wait (`Block`): in other fonts they may be boxes.
 */
export async function fontStyles(
  corpus: readonly SurahText[],
  readFont: (file: string) => Buffer,
): Promise<string> {
  const lines = corpus.flatMap(({ verses }) => verses.map(({ arabic }) => arabic));
  const texts = { full: lines, plain: lines.map(plainArabic) };
  const measures = async (file: string, text: ArabicFont['text']): Promise<FontMeasures> => {
    const shown = withCompositions([...new Set(texts[text].join(''))].join(''));
    const sfnt = await subsetFont(readFont(file), shown, { targetFormat: 'sfnt' });
    return measuresOf(sfnt, texts[text]);
  };
  const device = {
    full: await measures(OF_DEVICES.file, 'full'),
    plain: await measures(OF_DEVICES.file, 'plain'),
  };
  const fonts = new Map(Object.values(ARABIC_FONTS).map((font) => [font.file, font]));
  const faces: string[] = [];
  for (const font of fonts.values()) {
    faces.push(face(font, '', 'swap'));
    if (font.text === 'full') faces.push(face(font, ' Block', 'block'));
    const own = font.file === OF_DEVICES.file;
    const to = own ? device[font.text] : await measures(font.file, font.text);
    faces.push(fallbackFace(font, to, device[font.text]));
  }
  return [...faces, `@layer tokens{${[...fonts.values()].map(tokens).join('')}}`, ''].join('\n');
}

const face = ({ family, file }: ArabicFont, suffix: string, display: string): string =>
  `@font-face{font-family:'${family}${suffix}';src:url('./${file}.woff2')format('woff2');font-display:${display}}`;

const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;

/** The device's font with the width, and the height above and below the line, of the font that is on its way. */
function fallbackFace({ family }: ArabicFont, to: FontMeasures, from: FontMeasures): string {
  const scale = to.advance / from.advance;
  return [
    `@font-face{font-family:'${family} Fallback'`,
    `src:${OF_DEVICES.names.map((name) => `local('${name}')`).join(',')}`,
    `size-adjust:${percent(scale)}`,
    // Measured against the size that is adjusted.
    `ascent-override:${percent(to.ascent / scale)}`,
    `descent-override:${percent(to.descent / scale)}}`,
  ].join(';');
}

/**
 * What style sheets name. The ring that ends a verse, with its number, waits for its font everywhere: drawn in another
 * it would be a wrong sign.
 */
function tokens({ family, file, text }: ArabicFont): string {
  const ids = Object.entries(ARABIC_FONTS).flatMap(([id, font]) => (font.file === file ? id : []));
  const places = ids.map((id) => (id === USUAL ? ':root' : `[data-font=${id}]`));
  const [within, block, generic] =
    text === 'full' ? ['', ` Block`, 'serif'] : [' [data-plain]', '', 'sans-serif'];
  const families = [...new Set(['', ' Fallback', block])].map((suffix) => `'${family}${suffix}'`);
  return [
    `${places.map((place) => place + within).join()}{`,
    `--font-arabic:${families.join()},${generic};`,
    `--font-ayah-end:'${family}${block}'}`,
  ].join('');
}
