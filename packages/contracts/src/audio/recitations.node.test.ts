import { describe, expect, test } from 'vitest';
import { audioEditionListSchema } from './audio-editions.ts';
import { BUILT_IN_RECITERS } from './built-in-reciters.ts';
import { bitratesOf, playableEditions } from './recitation-bitrates.ts';
import { mayBeDownloaded } from './recitation-rights.ts';
import { audioPath, bitratesToTry } from './recitation-files.ts';
import { BITRATES, DEFAULT_RECITER } from './recitations.ts';
import { audioRoutes } from '../routes/audio.ts';

const { params: paramsSchema } = audioRoutes.getRecitationFile;

describe('the file of a verse', () => {
  test('[7.25] has the path of the audio network, on our own origin', () => {
    expect(audioPath(128, 'ar.alafasy', 262)).toBe('/audio/128/ar.alafasy/262.mp3');
  });

  test.each([1, 7, 6236])('[7.25] verse %d is read back from its path', (ayah) => {
    const [, , bitrate, edition, file] = audioPath(64, 'ar.alafasy', ayah).split('/');
    expect(paramsSchema.parse({ bitrate, edition, file })).toEqual({
      bitrate: 64,
      edition: 'ar.alafasy',
      file: ayah,
    });
  });

  test.each(['0.mp3', '6237.mp3', '01.mp3', '1.MP3', '1', '1.mp3x', '-1.mp3', '1e3.mp3', '٧.mp3'])(
    '[7.25] %j names no verse',
    (file) => {
      const params = { bitrate: '128', edition: 'ar.alafasy', file };
      expect(paramsSchema.safeParse(params).success).toBe(false);
    },
  );

  test.each(['0', '48', '0128', '128.0', '256', ''])('[9.8] %j is no quality', (bitrate) => {
    const params = { bitrate, edition: 'ar.alafasy', file: '1.mp3' };
    expect(paramsSchema.safeParse(params).success).toBe(false);
  });
});

describe('the order of qualities', () => {
  test.each([
    [128, [64, 128], [128, 64]],
    [64, [64, 128], [64, 128]],
    [192, [64, 128], [128, 64]],
    [128, [192], [192]],
    [64, [], [64, 128, 192]],
    [192, [64, 128, 192], [192, 128, 64]],
  ] as const)('[4.9] %d of %j is tried as %j', (wanted, available, order) => {
    expect(bitratesToTry(wanted, available)).toEqual(order);
  });
});

describe('built-in reciters', () => {
  test('[8.6] are five Arabic ones, the default reciter first', () => {
    expect(BUILT_IN_RECITERS).toHaveLength(5);
    expect(BUILT_IN_RECITERS[0]?.identifier).toBe(DEFAULT_RECITER);
    expect(BUILT_IN_RECITERS.every(({ language }) => language === 'ar')).toBe(true);
  });

  test('[3.9] have the shape of the catalogue', () => {
    const list = { editions: BUILT_IN_RECITERS, complete: false };
    expect(audioEditionListSchema.parse(list)).toEqual(list);
  });

  test.each(BUILT_IN_RECITERS)('[3.9] $identifier has the qualities of the host', (reciter) => {
    expect(reciter.availableBitrates).toEqual(bitratesOf(reciter.identifier));
  });
});

describe('qualities of recitations', () => {
  test('[3.9] each has at least one, lowest first', () => {
    for (const edition of playableEditions()) {
      const bitrates = bitratesOf(edition);
      expect(bitrates).toEqual(BITRATES.filter((bitrate) => bitrates.includes(bitrate)));
      expect(bitrates.length).toBeGreaterThan(0);
    }
  });

  test.each(['ar.nobody', 'constructor', '__proto__', ''])('[3.9] %j has none', (edition) =>
    expect(bitratesOf(edition)).toEqual([]),
  );
});

test('[2.11.3] a recitation is kept only where the operator says that it may be', () => {
  expect(mayBeDownloaded('ar.alafasy', [])).toBe(false);
  expect(mayBeDownloaded('ar.alafasy', ['ar.husary'])).toBe(false);
  expect(mayBeDownloaded('ar.alafasy', ['ar.husary', 'ar.alafasy'])).toBe(true);
});
