import { SURAHS } from '@fahm/quran/surahs.ts';
import { describe, expect, test } from 'vitest';
import { addressOf, spanOfSurah, startOptions } from './listening-options.ts';

describe('[1.3] listening in the study app', () => {
  test('the spans of the surahs cover all 6236 verses, one after the other', () => {
    const spans = SURAHS.map(spanOfSurah);
    expect(spans[0]?.first).toBe(1);
    expect(spans.at(-1)?.last).toBe(6236);
    for (const [at, span] of spans.slice(1).entries()) expect(span.first).toBe(spans[at]!.last + 1);
  });

  test('[3.19] [9.8] begins with the default reciter at 128 kbit/s, and with less where data is saved', () => {
    expect(startOptions(undefined).source).toEqual({ edition: 'ar.alafasy', bitrates: [128, 64] });
    const saving = startOptions({ saveData: true });
    expect(saving.source.bitrates[0]).toBe(64);
    expect(saving.preload).toBe(false);
  });

  test('files are on our own origin', () => {
    const file = { edition: 'ar.alafasy', bitrate: 128, ayah: 8 };
    expect(addressOf(file)).toBe('/audio/128/ar.alafasy/8.mp3');
  });
});
