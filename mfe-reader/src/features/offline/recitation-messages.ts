import type { Surah } from '@fahm/quran/surahs.ts';
import { counted } from '@fahm/ui/counted.ts';
import { kilobytes } from './kilobytes.ts';
import type { Progress } from './recitations/cache-recitation.ts';
import type { Size } from './recitations/size.ts';
import type { Offer } from './recitations/offer.ts';

const offer: Record<Offer, string> = {
  asking: 'asking what it takes…',
  allowed: '',
  refused: 'to be heard, not kept: we know of no licence to keep this recitation.',
  unknown: 'not on this device',
};

const verses = (count: number): string => counted(count, 'verse');

/** What is said of recitations that are kept. */
export const recitationMessages = {
  name: (surah: Surah) => `Recitation of ${surah.nameEn}`,
  label: (surah: Surah, reciter: string) =>
    `Recitation of surah ${surah.number}, ${surah.nameEn}: ${reciter}`,
  facts: (reciter: string, rest: string) => (rest === '' ? reciter : `${reciter} · ${rest}`),
  offer,
  size: (size: Size | null, bitrate: number) =>
    size === null
      ? `nobody could tell how much there is to download, at ${bitrate} kbps`
      : `${size.exact ? '' : 'about '}${kilobytes(size.bytes)} to download, at ${bitrate} kbps`,
  progress: ({ verses: here, of, bytes }: Progress) =>
    here === of
      ? `on this device · takes ${kilobytes(bytes)}`
      : `${here} of ${verses(of)} · ${kilobytes(bytes)}`,
  pause: 'Pause',
  resume: 'Go on',
  paused: 'Paused. What has come stays on this device.',
  done: (missing: number) =>
    missing === 0
      ? 'It is on this device now.'
      : `It is on this device now, but for ${verses(missing)} that nobody has.`,
  full: 'There is no room left on this device, so nothing of this recitation was kept. Remove something, and try again.',
  others: 'Recitations on this device',
  used: (bytes: number) => `Recitations take ${kilobytes(bytes)} of this device.`,
};
