import { KEPT } from '@fahm/mfe-kit/kept-files.ts';
import { TEXT_FOLDER } from './text-folder.ts';

/** The files that hold the whole Qur'an. */
export const WHOLE_FILES = ['arabic.txt', 'translation.txt'] as const;

/** Where a file of this version's text is kept. */
export const keptKey = (name: string): string => `/${TEXT_FOLDER}${name}`;

/** Whether the whole Qur'an is on this device; a look at two entries, and no more. */
export async function isWholeKept(): Promise<boolean> {
  // Not there over plain HTTP.
  const cache = await globalThis.caches?.open(KEPT.text);
  const found = await Promise.all(WHOLE_FILES.map((name) => cache?.match(keptKey(name))));
  return found.every((copy) => copy !== undefined);
}
