import { type ContentFile, readContentFile } from './content-file.ts';
import type { Examination } from './examined.ts';
import type { Fault } from './fault.ts';

/** Texts of `db/content/` by path below it, with forward slashes. */
export type ContentTexts = ReadonlyMap<string, string>;

export const GUIDES = ['timeline', 'umrah', 'dua', 'names'] as const;
export const guidePath = (name: (typeof GUIDES)[number]): string => `guides/${name}.yaml`;

export const FIGURE = /^figures\/fig_[a-z_]+\.yaml$/;
const LESSON = /^surah\/\d{3}\/(surah|concepts|rules|stories|cards|mastery)\.yaml$/;
/** Of a surah, or of words that no lesson explains. */
export const LEXEMES = /^words\/(?:\d{3}|more\/\d{2,3})\.yaml$/;
export const FORMS = /^words\/forms\/\d{2,3}\.yaml$/;
/** What is joined to words before and after. */
export const AFFIXES = 'words/affixes.yaml';
export const CORRECTIONS = 'corrections.yaml';
/** What people call things and passages: what the coach and the reader's search know them by. */
export const TERMS = 'terms.yaml';
/** Words of every day in other languages: the coach's search knows them. */
export const EVERYDAY = 'everyday.yaml';
/** What people would ask that the lessons of a surah answer: the coach's search knows it. */
export const ASKED = /^asked\/(\d{3})\.yaml$/;
/** What others than the writer found in a surah of the second form. */
export const REVIEW_LOG = /^review\/(\d{3})\/(refuting|choices|sample|resample)\.yaml$/;
/** No content: what second readers found. */
const ABOUT = /^review\/[a-z0-9-]+\.yaml$/;

/** Whether a file says anything to the build: reviews of the first form do not. */
export const isRead = (path: string): boolean => !ABOUT.test(path);

/** Every file of content as it was read. One that does not belong there would be lost: it is a fault. */
export function readFiles(
  texts: ContentTexts,
  examined: Examination,
): { files: Map<string, ContentFile>; reviews: Map<string, ContentFile>; faults: Fault[] } {
  const faults: Fault[] = [];
  const files = new Map<string, ContentFile>();
  const reviews = new Map<string, ContentFile>();
  for (const [path, text] of texts) {
    const known = examined.get(path);
    if (known === undefined) continue;
    faults.push(...known.faults);
    const file = fileOf(path, text, known.value);
    if (REVIEW_LOG.test(path)) {
      if (known.value !== undefined) reviews.set(path, file);
    } else if (!isExpected(path)) {
      faults.push({ file: path, line: 1, message: 'No such kind of content' });
    } else if (known.value !== undefined) files.set(path, file);
  }
  return { files, reviews, faults };
}

/** Where things stand is looked up for faults alone: then the text is parsed again. */
function fileOf(path: string, text: string, value: unknown): ContentFile {
  let lineOf: ContentFile['lineOf'] | undefined;
  return {
    path,
    value,
    lineOf: (at) => (lineOf ??= readContentFile(path, text).file.lineOf)(at),
  };
}

const isExpected = (path: string): boolean =>
  path === CORRECTIONS ||
  path === TERMS ||
  path === EVERYDAY ||
  ASKED.test(path) ||
  FIGURE.test(path) ||
  LESSON.test(path) ||
  path === AFFIXES ||
  LEXEMES.test(path) ||
  FORMS.test(path) ||
  GUIDES.some((name) => path === guidePath(name));
