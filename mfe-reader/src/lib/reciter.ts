import { BUILT_IN_RECITERS } from '@fahm/contracts/audio/built-in-reciters.ts';
import { bitratesOf } from '@fahm/contracts/audio/recitation-bitrates.ts';
import { bitratesToTry } from '@fahm/contracts/audio/recitation-files.ts';
import type { Bitrate } from '@fahm/contracts/audio/recitations.ts';
import { savesData } from './saves-data.ts';
import type { Settings } from './settings/settings.ts';

/** The qualities in which the chosen reciter is asked for, in that order; the lightest first where data is saved. */
export const qualitiesOf = ({ reciter, bitrate }: Settings): Bitrate[] =>
  bitratesToTry(savesData() ? 64 : bitrate, bitratesOf(reciter));

/** What to call the reciter that was chosen. */
export function reciterName({ reciter, reciterName: persisted }: Settings): string {
  const builtIn = BUILT_IN_RECITERS.find(({ identifier }) => identifier === reciter);
  return builtIn?.englishName ?? persisted ?? reciter;
}
