import type { Options } from '@fahm/recitation/core/player.ts';
import { qualitiesOf } from '../../lib/reciter.ts';
import { savesData } from '../../lib/saves-data.ts';
import type { Settings } from '../../lib/settings/settings.ts';

/** The settings of listening as the player takes them. */
export function optionsOf(settings: Settings): Options {
  const { repeat, repeatCount, repeatPause, speed, reciter } = settings;
  return {
    repeat,
    count: repeatCount,
    pause: repeatPause,
    speed,
    source: { edition: reciter, bitrates: qualitiesOf(settings) },
    preload: !savesData(),
  };
}
