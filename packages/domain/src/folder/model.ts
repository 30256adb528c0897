import type { NewFolderItem } from '@fahm/contracts/study/folders.ts';
import { parseReference } from '@fahm/quran/reference.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';

/**
 * Refuses a verse that does not exist (ruling B3).
 * @throws ServiceError `unprocessable`.
 */
export const assertTarget = ({ kind, target }: NewFolderItem): void => {
  if (kind === 'verse' && !parseReference(target).ok) {
    throw new ServiceError('unprocessable', 'Not as expected: target.');
  }
};

/** The surah in which a verse reference begins; null for what is none. */
export const surahOf = (reference: string): number | null => {
  const result = parseReference(reference);
  return result.ok ? result.value.start.surah : null;
};
