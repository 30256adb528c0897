import { readContentFile } from '../files/content-file.ts';
import type { Examination, Examined } from '../files/examined.ts';
import { ASKED, CORRECTIONS, EVERYDAY, REVIEW_LOG, TERMS } from '../files/read-files.ts';
import { checkArabic } from '../rules/arabic.ts';
import { checkReferences } from '../rules/references.ts';
import { checkTranslation } from '../rules/translation.ts';

function examineFile(path: string, text: string): Examined {
  const { file, faults } = readContentFile(path, text);
  if (faults.length > 0) return { value: undefined, faults };
  // Corrections and reviews tell what was wrong: they are not held against the rules of what is right.
  if (path === CORRECTIONS || REVIEW_LOG.test(path)) return { value: file.value, faults };
  // What people type, in their own script; none is shown.
  if (path === TERMS || path === EVERYDAY || ASKED.test(path))
    return { value: file.value, faults: checkReferences(file) };
  return {
    value: file.value,
    faults: [...checkReferences(file), ...checkArabic(file), ...checkTranslation(file)],
  };
}

export const examineAll = (texts: Iterable<readonly [path: string, text: string]>): Examination =>
  new Map([...texts].map(([path, text]) => [path, examineFile(path, text)]));
