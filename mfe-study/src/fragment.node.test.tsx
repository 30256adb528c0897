import { readFragment } from '@fahm/mfe-kit/fragment.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { describe, expect, test } from 'vitest';
import { renderSurahFragment } from './fragment.tsx';

const page = (surah: number) => readFragment(renderSurahFragment(surah));
const textOf = (markup: string) => markup.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, '\n');

const stepsOf = (surah: number) =>
  [...page(surah).markup.matchAll(/rel="(prev|next)" href="([^"]+)"/g)].map(
    ([, rel, href]) => `${rel} ${href}`,
  );

describe('the header', () => {
  test('[2.7.1] [3.1] [6.1] of each of the 114 says name, Arabic name, number, verses and revelation', () => {
    for (const surah of SURAHS) {
      const text = textOf(page(surah.number).markup).replaceAll('&#x27;', "'");
      expect(text).toContain(surah.nameEn);
      expect(text).toContain(surah.nameAr);
      expect(text).toContain(`Surah ${surah.number} of 114`);
      expect(text).toContain(`${surah.revelation} · ${surah.versesCount} verses`);
    }
  });

  test('[2.6.3] [2.7.1] [9.1] surahs 1 to 5 are FREE, the others PRO', () => {
    for (const { number } of SURAHS) {
      const lines = textOf(page(number).markup).split('\n');
      expect(lines.includes('FREE')).toBe(number <= 5);
      expect(lines.includes('PRO')).toBe(number > 5);
    }
  });

  test('[1.6] the page is set in the study theme, whatever the theme around it', () => {
    expect(page(1).markup).toMatch(/^<div [^>]*data-theme="study"/);
  });
});

describe('below the header', () => {
  test('[2.7.4] a free surah says that its lessons are being prepared, and leads to its text', () => {
    const { markup } = page(5);
    expect(markup).toContain('Lessons are being prepared');
    expect(markup).toContain('href="/read/chapter/5"');
    expect(markup).not.toContain('href="/pricing"');
  });

  test('[2.7.2] above 5 a subscription is required: a card that leads to the prices, and to the text', () => {
    const { markup } = page(6);
    expect(markup).toContain('>Subscription Required</h2>');
    expect(markup).toContain('href="/pricing"');
    expect(markup).toContain('href="/read/chapter/6"');
  });

  test('the surahs on either side are links; at the ends there is one only', () => {
    expect(stepsOf(1)).toEqual(['next /surahs/2']);
    expect(stepsOf(57)).toEqual(['prev /surahs/56', 'next /surahs/58']);
    expect(stepsOf(114)).toEqual(['prev /surahs/113']);
  });
});

test('the public address is canonical, and the Arabic font is asked for', () => {
  expect(page(18).head).toMatchObject({ canonical: '/surahs/18', arabic: true });
});

test('a surah that does not exist has no page', () => {
  for (const surah of [0, 115, 1.5]) expect(() => renderSurahFragment(surah)).toThrow(RangeError);
});
