import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Surah, SURAHS } from '@fahm/quran/surahs.ts';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';

/** What previews of links show: the size that the networks ask for. */
const SIZE = { width: 1200, height: 630 };
const GROUND = '#fdfcf9';
const INK = '#1d1b16';
const MUTED = '#5f5a4f';
const ACCENT = '#0f6b57';
const BORDER = '#e4dfd3';

const require = createRequire(import.meta.url);
const fontFile = (path: string) => readFile(require.resolve(`@fontsource/${path}.woff2`));

/** The fonts as the renderer reads them, reduced to what the names need. */
async function fonts(): Promise<Buffer[]> {
  const arabic = SURAHS.map(({ nameAr }) => nameAr).join('');
  const latin = SURAHS.map(({ nameEn, meaningEn }) => nameEn + meaningEn).join('');
  const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .·’-';
  return Promise.all([
    subsetFont(await fontFile('amiri-quran/files/amiri-quran-arabic-400-normal'), arabic, {
      targetFormat: 'sfnt',
    }),
    subsetFont(
      await fontFile('scheherazade-new/files/scheherazade-new-latin-700-normal'),
      latin + plain,
      { targetFormat: 'sfnt' },
    ),
  ]);
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Two squares turned against each other: the product's mark, drawn large and quiet. */
const ornament = (x: number, y: number, size: number, colour: string, width: number): string =>
  [0, 45]
    .map(
      (turn) =>
        `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" fill="none" ` +
        `stroke="${colour}" stroke-width="${width}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('');

function drawing({ number, nameEn, nameAr, meaningEn, revelation, versesCount }: Surah): string {
  const middle = SIZE.width / 2;
  const line = (
    y: number,
    size: number,
    colour: string,
    text: string,
    family = 'Scheherazade New',
  ) =>
    `<text x="${middle}" y="${y}" text-anchor="middle" font-family="${family}" font-size="${size}" ` +
    `fill="${colour}"${family === 'Amiri Quran' ? '' : ' font-weight="700"'}>${escapeXml(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${GROUND}"/>`,
    ornament(middle, 206, 250, BORDER, 3),
    line(245, 116, ACCENT, nameAr, 'Amiri Quran'),
    line(458, 72, INK, `${number}. ${nameEn}`),
    line(512, 38, MUTED, meaningEn),
    line(556, 28, MUTED, `${revelation} · ${versesCount} verses`),
    ornament(middle - 54, 597, 16, ACCENT, 2),
    line(606, 28, ACCENT, '    Fahm'),
    '</svg>',
  ].join('');
}

/** A picture of each surah for previews of links: `social/<number>.png`. */
export async function* socialImages(): AsyncGenerator<{ path: string; content: Uint8Array }> {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fontBuffers = await fonts();
  for (const surah of SURAHS) {
    const options = { font: { fontBuffers, loadSystemFonts: false } };
    const content = new Resvg(drawing(surah), options).render().asPng();
    yield { path: `social/${surah.number}.png`, content };
  }
}
