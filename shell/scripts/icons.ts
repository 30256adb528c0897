import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const GROUND = '#fdfcf9';
const require = createRequire(import.meta.url);

/** Systems cut a maskable icon to their own shape: the drawing stays in the middle, its ground reaches the edge. */
const maskable = (svg: string): string =>
  svg
    .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
    .replace(
      /<rect width="32" height="32"[^>]*>/,
      `<rect x="-5" y="-5" width="42" height="42" fill="${GROUND}" stroke="none"/>`,
    );

const draw = (source: string, width: number): Uint8Array =>
  new Resvg(source, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** The icons of an installed app, drawn from the one icon there is: `icon-<pixels>.png`, `icon-maskable.png`. */
export async function pngIcons(file: string): Promise<{ name: string; content: Uint8Array }[]> {
  const svg = await readFile(file, 'utf8');
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return [
    // Apple's systems cut the corners themselves, and show black where a picture is transparent.
    { name: 'icon-180.png', content: draw(maskable(svg), 180) },
    { name: 'icon-192.png', content: draw(svg, 192) },
    { name: 'icon-512.png', content: draw(svg, 512) },
    { name: 'icon-maskable.png', content: draw(maskable(svg), 512) },
  ];
}
