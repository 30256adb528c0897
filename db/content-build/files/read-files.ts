import { type ContentFile, readContentFile } from './content-file.ts';
import type { Fault } from './fault.ts';

/** Texts of `db/content/` by path below it, with forward slashes. */
export type ContentTexts = ReadonlyMap<string, string>;

export const GUIDES = ['timeline', 'umrah', 'dua', 'names'] as const;
export const guidePath = (name: (typeof GUIDES)[number]): string => `guides/${name}.yaml`;

export const FIGURE = /^figures\/fig_[a-z_]+\.yaml$/;
const LESSON = /^surah\/\d{3}\/(surah|concepts|rules|stories|cards|mastery)\.yaml$/;
const WORDS = /^words\/\d{3}\.yaml$/;
export const CORRECTIONS = 'corrections.yaml';
/** What others than the writer found in a surah of the second form. */
export const REVIEW_LOG = /^review\/(\d{3})\/(refuting|choices|sample)\.yaml$/;
/** No content: what second readers found. */
const ABOUT = /^review\/[a-z0-9-]+\.yaml$/;

/** Every file of content, parsed. One that does not belong there would be lost: it is a fault. */
export function readFiles(texts: ContentTexts): {
  files: Map<string, ContentFile>;
  faults: Fault[];
} {
  const faults: Fault[] = [];
  const files = new Map<string, ContentFile>();
  for (const [path, text] of texts) {
    if (ABOUT.test(path) || REVIEW_LOG.test(path)) continue;
    const read = readContentFile(path, text);
    faults.push(...read.faults);
    if (!isExpected(path)) faults.push({ file: path, line: 1, message: 'No such kind of content' });
    else if (read.faults.length === 0) files.set(path, read.file);
  }
  return { files, faults };
}

const isExpected = (path: string): boolean =>
  path === CORRECTIONS ||
  FIGURE.test(path) ||
  LESSON.test(path) ||
  WORDS.test(path) ||
  GUIDES.some((name) => path === guidePath(name));
