import type { Edition } from '@fahm/contracts/quran/quran.ts';
import { bitratesOf } from '@fahm/contracts/audio/recitation-bitrates.ts';
import { mayBeDownloaded } from '@fahm/contracts/audio/recitation-rights.ts';
import type { AudioEdition } from '@fahm/contracts/audio/recitations.ts';

/**
 * An edition of text as it is; a recitation with its qualities; nothing for a recitation of which no
 * file can be had. `downloadable`: recitations that the operator lets listeners keep.
 */
export const playable =
  (downloadable: readonly string[]) =>
  (edition: Edition): (Edition | AudioEdition)[] => {
    if (edition.format === 'text') return [edition];
    const availableBitrates = bitratesOf(edition.identifier);
    if (availableBitrates.length === 0) return [];
    const isDownloadable = mayBeDownloaded(edition.identifier, downloadable);
    return [{ ...edition, availableBitrates, downloadable: isDownloadable }];
  };
