import type { Repeat, RepeatPause } from '../core/options.ts';
import type { Trouble } from '../core/player.ts';

const repeats: Record<Repeat, string> = { none: 'Off', ayah: 'Verse', surah: 'Surah' };

const troubles: Record<Trouble['kind'], (verse: number) => string> = {
  missing: (verse) => `No audio available for verse ${verse}.`,
  load: () => 'Failed to load audio',
  playback: () => 'Playback failed',
};

const pauseName = (pause: RepeatPause): string => {
  if (pause === 'verse') return 'As the verse';
  return pause === 0 ? 'None' : `${pause} s`;
};

const remedies: Record<Trouble['kind'], string> = {
  missing: 'Go on to the next verse',
  load: 'The connection may have dropped: try again',
  playback: 'Try again',
};

/** Every string of the player that a translator would need. */
export const messages = {
  region: 'Recitation',
  play: 'Play',
  pause: 'Pause',
  retry: 'Try again',
  previous: 'Previous verse',
  next: 'Next verse',
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  ten: '10',
  expand: 'All controls of the recitation',
  close: 'Close the controls',
  position: 'Position in the verse',
  positionText: (at: string, of: string) => `${at} of ${of}`,
  loading: 'Loading…',
  resting: 'A pause, then again',
  idle: 'Listen from here',
  trouble: (kind: Trouble['kind'], verse: number) => troubles[kind](verse),
  remedy: (kind: Trouble['kind'], hasReciters: boolean) =>
    remedies[kind] + (hasReciters ? ', or choose another reciter.' : '.'),
  offline: 'You are offline. Try again with the connection.',
  otherReciter: 'Other reciter',
  verseName: (surah: string, surahNumber: number, ayah: number) =>
    `${surah} ${surahNumber}:${ayah}`,
  round: (round: number, count: number) => `${round} of ${count}`,

  repeat: 'Repeat',
  repeats,
  repeatHint: (repeat: Repeat, count: number) => {
    const times = count === 1 ? 'once' : `${count} times`;
    if (repeat === 'surah') return `Each verse ${times}; after the last verse it begins again.`;
    if (repeat === 'none') return `Each verse ${times}, until the last one.`;
    return count === 1
      ? 'Stays with a verse until you go on.'
      : `Each verse ${times}, until the last one.`;
  },
  count: 'Times each verse is played',
  each: 'Verse',
  times: (count: number) => `${count}×`,
  pauses: 'Pause before a repetition',
  pauseName,
  speed: 'Speed',
  speedName: (speed: number) => `${speed}×`,

  loop: 'Repeat a passage',
  loopOn: 'Repeat these verses',
  from: 'From',
  to: 'To',
  loopName: (from: string, to: string) => `Repeats ${from} to ${to}`,
  sleep: 'Sleep timer',
  sleepOff: 'Off',
  sleepEnd: 'At the end',
  sleepMinutes: (minutes: number) => `${minutes} min`,
  sleepHint: 'The verse that is being recited is always heard to its end.',
  sleepsIn: (minutes: number) =>
    minutes <= 1 ? 'Stops within a minute' : `Stops in ${minutes} min`,
  goOn: 'Go on to what follows',
  goOnHint: 'After the last verse of a surah, page or juz the next one begins.',
  reciter: 'Reciter',
  change: 'Change',
  follow: 'Follow',
  followHint: 'Follow the recitation on the page',
};
