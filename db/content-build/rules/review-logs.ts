import {
  choicesLogSchema,
  refutingLogSchema,
  sampleLogSchema,
} from '@fahm/contracts/content-review.ts';
import type { SurahLessons } from '../build/authored.ts';
import { type ContentTexts, REVIEW_LOG } from '../files/read-files.ts';
import { type ContentFile, readContentFile } from '../files/content-file.ts';
import type { Fault } from '../files/fault.ts';
import { shapeReader } from './shape.ts';

type Read = ReturnType<typeof shapeReader>;

const READERS = {
  refuting: (read: Read, file: ContentFile) => read(file, refutingLogSchema),
  choices: (read: Read, file: ContentFile) => read(file, choicesLogSchema),
  sample: (read: Read, file: ContentFile) => read(file, sampleLogSchema),
};
const NAMES = Object.keys(READERS) as (keyof typeof READERS)[];

/** Logs of other eyes than the writer's: of their shape, or a fault. */
export function checkReviewLogs(texts: ContentTexts): Fault[] {
  const faults: Fault[] = [];
  const read = shapeReader(faults);
  for (const [path, text] of texts) {
    const name = NAMES.find((it) => REVIEW_LOG.exec(path)?.[2] === it);
    if (name === undefined) continue;
    const log = readContentFile(path, text);
    faults.push(...log.faults);
    if (log.faults.length === 0) READERS[name](read, log.file);
  }
  return faults;
}

/** Surahs that count as written: in the second form, with the three logs of those who read them. */
export const writtenSurahs = (lessons: readonly SurahLessons[], texts: ContentTexts): number[] =>
  lessons
    .filter(({ surah, whole }) => {
      const folder = `review/${String(surah).padStart(3, '0')}`;
      return whole !== null && NAMES.every((name) => texts.has(`${folder}/${name}.yaml`));
    })
    .map(({ surah }) => surah);
