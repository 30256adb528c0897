import type { Surah } from '@fahm/quran/surahs.ts';
import { kilobytes } from './kilobytes.ts';

export const messages = {
  title: 'Available offline',
  close: 'Close',
  lead: 'What is kept on this device opens without a connection. Pages you visit are kept by themselves.',
  whole: 'The whole Qur’an',
  wholeFacts:
    'Arabic and the built-in translation · 371 kB to download. Meanings of words are left out: they are kept with a surah that you download by itself, and where you open them.',
  surah: (surah: Surah) => `Surah ${surah.number}, ${surah.nameEn}`,
  onDevice: (bytes: number) => `On this device · takes ${kilobytes(bytes)}`,
  inWhole: 'On this device, with the whole Qur’an',
  notPersisted: 'Not on this device',
  download: 'Download',
  remove: 'Remove',
  cancel: 'Cancel',
  downloading: 'Downloading',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  done: 'It is on this device now.',
  removed: 'It was taken off this device.',
  cached: 'On this device',
  open: 'These surahs are here:',
  nothing: 'Surahs that you download or read will be listed here.',
  used: (bytes: number) => `The text takes ${kilobytes(bytes)} of this device.`,
  errors: {
    network: 'The download did not come through. Please try again with a connection.',
    damaged: 'What came was not the text, and was not kept. Please try again.',
    full: 'There is no room left on this device. Remove something, and try again.',
    worker:
      'This browser does not keep pages for reading offline. A private window may be the reason.',
  },
};
