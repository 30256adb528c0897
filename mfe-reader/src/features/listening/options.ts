import { BUILT_IN_RECITERS } from '@fahm/contracts/built-in-reciters.ts';
import { bitratesOf } from '@fahm/contracts/recitation-bitrates.ts';
import { bitratesToTry } from '@fahm/contracts/recitation-files.ts';
import type { Options } from '@fahm/recitation/player.ts';
import { savesData } from '../../lib/saves-data.ts';
import type { Settings } from '../../lib/settings/settings.ts';

/** The settings of listening as the player takes them. */
export function optionsOf(settings: Settings): Options {
  const { repeat, repeatCount, repeatPause, speed, reciter, bitrate } = settings;
  const saves = savesData();
  return {
    repeat,
    count: repeatCount,
    pause: repeatPause,
    speed,
    source: {
      edition: reciter,
      bitrates: bitratesToTry(saves ? 64 : bitrate, bitratesOf(reciter)),
    },
    preload: !saves,
  };
}

/** What to call the reciter that was chosen. */
export function reciterName({ reciter, reciterName: kept }: Settings): string {
  const builtIn = BUILT_IN_RECITERS.find(({ identifier }) => identifier === reciter);
  return builtIn?.englishName ?? kept ?? reciter;
}
