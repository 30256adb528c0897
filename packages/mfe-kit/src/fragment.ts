/** What a fragment says about the page it fills. */
export type FragmentHead = {
  title: string;
  description: string;
  /** Path of the page's canonical address. */
  canonical: string;
  /** True when the page sets Qur'anic Arabic, so that the shell preloads its font. */
  arabic: boolean;
  /** The translation in the markup, when the edge may put another one in its place (`edition-attributes.ts`). */
  text?: FragmentText | undefined;
  /** Picture for previews of links, 1200 × 630, as a path below the version's base. */
  image?: string | undefined;
  /** JSON-LD for search engines. A string that begins with `/` is a path, and is sent as an address. */
  structured?: Record<string, unknown> | undefined;
  /** Stylesheets that this page needs beside those of every page, as paths below the version's base. */
  styles?: readonly string[] | undefined;
  /** Content of the robots meta element; without it the page may be found. */
  robots?: string | undefined;
};

export type FragmentText = {
  /** Id of the edition that is in the markup. */
  edition: string;
  /** Every verse whose translation the markup holds, as one reference: `2:1-286`, `112:1-114:6`. */
  verses: string;
};

const OPEN = '<!--fragment ';
const CLOSE = '-->\n';
/** Last bytes of every fragment: what ends without them was cut on the way. */
export const FRAGMENT_END = '<!--/fragment-->';

/**
 * A fragment is markup whose first line is a comment with its head in JSON: a static file can carry
 * it, and a stream can be passed on as soon as its first newline has come.
 */
export function writeFragment(head: FragmentHead, markup: string): string {
  // `>` is escaped so that no title can end the comment.
  return OPEN + JSON.stringify(head).replaceAll('>', '\\u003e') + CLOSE + markup + FRAGMENT_END;
}

/** Reads a whole fragment. Throws when the text does not begin with a head. */
export function readFragment(text: string): { head: FragmentHead; markup: string } {
  const end = text.indexOf(CLOSE);
  if (end === -1 || !text.startsWith(OPEN)) throw new Error('Not a fragment: no head line');
  if (!text.endsWith(FRAGMENT_END)) throw new Error('Not a whole fragment: its end is missing');
  return {
    head: readHeadLine(text.slice(0, end + CLOSE.length)),
    markup: text.slice(end + CLOSE.length, -FRAGMENT_END.length),
  };
}

/** Reads the head from a fragment's first line, its newline included. */
export function readHeadLine(line: string): FragmentHead {
  if (!line.startsWith(OPEN) || !line.endsWith(CLOSE))
    throw new Error('Not a fragment: no head line');
  return parseHead(JSON.parse(line.slice(OPEN.length, -CLOSE.length)));
}

function parseHead(value: unknown): FragmentHead {
  const head = value as Partial<FragmentHead> | null;
  if (
    typeof head?.title !== 'string' ||
    typeof head.description !== 'string' ||
    typeof head.canonical !== 'string' ||
    typeof head.arabic !== 'boolean'
  ) {
    throw new Error('Not a fragment: its head lacks a field');
  }
  const { title, description, canonical, arabic, text, image, structured, styles, robots } = head;
  const optional = { text: parseText(text), image, structured, styles, robots };
  const wrong =
    !isOptional(image, 'string') ||
    !isOptional(robots, 'string') ||
    !isOptional(structured, 'object') ||
    !(styles === undefined || (Array.isArray(styles) && styles.every(isString)));
  if (wrong) throw new Error('Not a fragment: a field of its head makes no sense');
  return { title, description, canonical, arabic, ...optional };
}

const isString = (value: unknown): value is string => typeof value === 'string';

const isOptional = (value: unknown, type: 'string' | 'object'): boolean =>
  value === undefined || (typeof value === type && value !== null);

function parseText(value: Partial<FragmentText> | undefined): FragmentText | undefined {
  if (value === undefined) return undefined;
  const { edition, verses } = value;
  if (typeof edition === 'string' && typeof verses === 'string') return { edition, verses };
  throw new Error('Not a fragment: a field of its head makes no sense');
}
