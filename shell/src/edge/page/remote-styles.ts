import type { CurrentRemote } from '../registry/current-remotes.ts';
import { stylesForHtml } from './stylesheets.ts';

/** More than this is not worth repeating in every page; such a file stays a link. Characters. */
const LARGEST_INLINE = 40_000;

/** Styles by address. An address is immutable, so what was read once holds for the isolate's life. */
const known = new Map<string, string>();

/**
 * The remote's styles, and `more` that one page needs, as text; null when they cannot be had `within` its time. They
 * are written into the page because a stylesheet that hangs would keep the browser from painting at all.
 */
export async function remoteStyles(
  remote: CurrentRemote,
  within: AbortSignal,
  more: readonly string[] = [],
): Promise<string | null> {
  const paths = [...remote.files.css, ...more];
  const texts = await Promise.all(paths.map((path) => stylesAt(remote, path, within)));
  const whole = texts.filter((text) => text !== null);
  return whole.length === texts.length ? whole.join('\n') : null;
}

async function stylesAt(
  { files, base }: CurrentRemote,
  path: string,
  within: AbortSignal,
): Promise<string | null> {
  const url = new URL(path, files.origin).href;
  const cached = known.get(url);
  if (cached !== undefined) return cached;
  try {
    const response = await fetch(url, { signal: within, redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.includes('text/css')) throw new Error(`${response.status} ${type}`);
    const text = inlineable(await response.text(), new URL(base + path, 'https://base').pathname);
    if (text.length > LARGEST_INLINE) return null;
    if (known.size > 32) known.clear();
    known.set(url, text);
    return text;
  } catch (error) {
    console.error(JSON.stringify({ event: 'styles_unavailable', url, error: String(error) }));
    return null;
  }
}

/** Relative addresses in the file are made absolute. */
function inlineable(css: string, path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return stylesForHtml(css.replaceAll(/url\((['"]?)\.\//g, `url($1${folder}`));
}
