import type { Concept } from '@fahm/contracts/study/lessons.ts';
import type { PassageHeading, SurahOverview } from '@fahm/contracts/study/surah-overview.ts';
import { readFragment } from '@fahm/mfe-kit/fragment.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { describe, expect, test } from 'vitest';
import { renderStudyFragment } from './fragment.tsx';

const concept = (id: string, surahNumber = 1): Concept => ({
  id,
  surahNumber,
  title: `Title of ${id}`,
  summary: `Summary of ${id}`,
  learningObjectives: ['Say what it means'],
  verseRefs: ['1:1-3'],
  tags: ['core', 'names-of-god'],
  sources: [
    { label: 'Qur’an 17:110', quran: '17:110', note: null },
    { label: 'Sahih al-Bukhari 5988', quran: null, note: 'the tie of the womb' },
  ],
  author: 'lesson',
});
/** A concept with all that the second form of a lesson has. */
const full: Concept = {
  ...concept('c003-full', 3),
  summary: 'First paragraph.\nSecond paragraph.',
  passage: 'p003-two',
  keyWords: [
    {
      word: '3:3:1',
      arabic: 'ك',
      lexeme: 'kitab',
      headword: 'kitāb',
      root: 'k-t-b',
      partOfSpeech: 'noun',
      gloss: 'something written',
      here: 'It names the Book.',
    },
  ],
  readings: [
    {
      view: 'One view',
      who: 'Some',
      ground: 'A ground',
      sources: [{ label: 'A work', quran: null, note: null }],
    },
    { view: 'Another view', who: 'Others', sources: [] },
  ],
  reflect: 'What do I read?',
  act: 'Read a page.',
  links: [{ concept: 'c002-book', surahNumber: 2, title: 'The Book', kind: 'explains' }],
};

const whole: SurahOverview = {
  id: 'surah-003',
  surahNumber: 3,
  setting: {
    period: 'madinan',
    certainty: 'agreed',
    text: 'When it came down.',
    sources: [{ label: 'Sunan X 1', quran: null, note: null, grade: 'weak (Y)' }],
  },
  theme: 'Its theme.',
  overview: 'One.\nTwo.',
  virtues: [{ text: 'A report.', sources: [] }],
  passages: [
    {
      id: 'p003-one',
      from: 1,
      to: 2,
      title: 'First part',
      sentence: 'It begins.',
      leads: 'It leads on.',
    },
    {
      id: 'p003-two',
      from: 3,
      to: 200,
      title: 'Second part',
      sentence: 'It goes on.',
      leads: null,
    },
  ],
};

/** Many lessons under a map: the page holds one passage at a time. */
const many = Array.from({ length: 14 }, (_, at) => ({
  ...concept(`c004-no-${at}`, 4),
  passage: at < 2 ? 'p003-one' : 'p003-two',
}));

const free = new Map([
  [1, { concepts: [concept('c001-one'), concept('c001-two')], overview: null }],
  [3, { concepts: [full], overview: whole }],
  [4, { concepts: many, overview: { ...whole, surahNumber: 4 } }],
]);
const headings = new Map<number, readonly PassageHeading[]>([
  [4, whole.passages],
  [3, whole.passages],
  [67, [{ from: 1, to: 30, title: 'All of it' }]],
]);

const fragment = (path: string) =>
  readFragment(renderStudyFragment({ path, free, headings, stylesOf: () => ['assets/x.css'] }));
const partOf = (surah: number, part: number) => {
  const path = `/surahs/${surah}`;
  return readFragment(renderStudyFragment({ path, free, headings, stylesOf: () => [], part }));
};
const page = (surah: number) => fragment(`/surahs/${surah}`);
const textOf = (markup: string) => markup.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, '\n');

const stepsOf = (path: string) =>
  [...fragment(path).markup.matchAll(/rel="(prev|next)" href="([^"]+)"/g)].map(
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

describe('below the header of a free surah', () => {
  test('[2.7.3] six tabs have addresses, and the concepts are the open one', () => {
    const { markup } = page(2);
    const tabs = [...markup.matchAll(/<a [^>]*role="tab"[^>]*>\w+/g)].map(([tab]) => [
      /\w+$/.exec(tab)?.[0],
      /href="([^"]+)"/.exec(tab)?.[1],
      /aria-selected="(\w+)"/.exec(tab)?.[1],
    ]);
    expect(tabs).toEqual([
      ['Read', '/surahs/2?tab=read', 'false'],
      ['Concepts', '/surahs/2', 'true'],
      ['Rules', '/surahs/2?tab=rules', 'false'],
      ['Stories', '/surahs/2?tab=stories', 'false'],
      ['Practice', '/surahs/2?tab=practice', 'false'],
      ['Mastery', '/surahs/2?tab=mastery', 'false'],
    ]);
  });

  test('[P28] [2.8.1] its concepts can be read without a script, with verses, tags and sources', () => {
    const text = textOf(page(1).markup);
    for (const part of [
      'Core Concept',
      'Title of c001-two',
      'Summary of c001-two',
      'Say what it means',
      '1:1–3',
      'names of god',
      'Sahih al-Bukhari 5988',
      'the tie of the womb',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('[2.7.4] without concepts it says that they are being prepared', () => {
    const text = textOf(page(5).markup);
    expect(text).toContain('No Concepts Available');
    expect(text).toContain('is being prepared');
  });
});

describe('below the header of the others', () => {
  test('[2.7.2] a subscription is required: a card that leads to the prices, the text, and a sample', () => {
    const { markup } = page(6);
    expect(markup).toContain('>Subscription Required</h2>');
    expect(markup).toContain('href="/pricing"');
    expect(markup).toContain('href="/read/chapter/6"');
    expect(textOf(markup)).toContain('Summary of c001-one');
    expect(markup).not.toContain('role="tab"');
  });
});

describe('the map of a surah', () => {
  test('[P28] of a free surah stands below the tabs, over the lessons, with theme, overview, setting, virtues and passages', () => {
    const { markup } = page(3);
    const text = textOf(markup);
    for (const part of [
      'Its theme.',
      'One.',
      'Two.',
      'When it came down.',
      'Medinan, agreed upon',
      'Grade: weak (Y)',
      'A report.',
      'It leads on.',
    ]) {
      expect(text).toContain(part);
    }
    expect(markup).toContain('href="/surahs/3?passage=3"');
    const order = ['role="tablist"', 'data-map', 'data-whole', 'id="passage-3"'];
    const places = order.map((part) => markup.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('[2.8.1] its concepts stand under their passage, with words, readings, links and what to do', () => {
    const { markup } = page(3);
    const text = textOf(markup);
    expect(markup.indexOf('id="passage-3"')).toBeLessThan(markup.indexOf('id="c003-full"'));
    expect(markup).not.toContain('id="passage-1"');
    for (const part of [
      'kitāb',
      'k-t-b',
      'It names the Book.',
      'Another view',
      'Read a page.',
      'Explains this:',
    ]) {
      expect(text).toContain(part);
    }
    expect(markup).toContain('href="/surahs/2#c002-book"');
    expect(markup).toMatch(/<h4[^>]*data-field="title"/);
  });

  test('[R6] of a surah that needs Pro is its ranges and titles, which lead to the reader', () => {
    const { markup } = page(67);
    expect(textOf(markup)).toContain('All of it');
    expect(markup).toContain('href="/read/chapter/67#67:1"');
    expect(markup).not.toContain('data-whole');
  });

  test('of a surah in the first form there is none, and its lessons stand as they did', () => {
    const { markup } = page(1);
    expect(markup).not.toContain('data-map');
    expect(markup).not.toContain('id="passage-');
    expect(markup).toMatch(/<h3[^>]*data-field="title"/);
  });

  test('no style stands in an attribute: the page’s policy would drop it', () => {
    for (const surah of [1, 3, 67]) expect(page(surah).markup).not.toContain(' style=');
  });
});

const idsIn = (markup: string) =>
  [...markup.matchAll(/data-concept="([^"]+)"/g)].map(([, id]) => id);
const idsOf = (passage: string) => many.filter((it) => it.passage === passage).map(({ id }) => id);

describe('a surah with many lessons under its map', () => {
  test('[P34] is sent with the lessons of its first passage, and the titles of all', () => {
    const { markup, head } = page(4);
    expect(idsIn(markup)).toEqual(idsOf('p003-one'));
    for (const { title } of many) expect(textOf(markup)).toContain(title);
    expect(markup).not.toContain('Summary of c004-no-2<');
    expect(textOf(markup)).toContain('Passage 1 of 2');
    expect(markup).toMatch(/<a [^>]*rel="next" href="\/surahs\/4\?passage=3#passage-3"/);
    expect(markup).toContain('href="/surahs/4?passage=3#c004-no-5"');
    expect(head.canonical).toBe('/surahs/4');
  });

  test('[P34] at the address of another passage with the lessons of that one', () => {
    const { markup, head } = partOf(4, 3);
    expect(idsIn(markup)).toEqual(idsOf('p003-two'));
    expect(markup).toMatch(/<a [^>]*aria-current="true"[^>]*>(?:<[^>]+>)*Verses 3 to 200/);
    expect(markup).toContain('href="/surahs/4?tab=rules&amp;passage=3"');
    expect(head.canonical).toBe('/surahs/4?passage=3');
    // The first has two addresses, and one that is its own.
    expect(partOf(4, 1).head.canonical).toBe('/surahs/4');
  });
});

test('the surahs on either side are links of the same kind; at the ends there is one only', () => {
  expect(stepsOf('/surahs/1')).toEqual(['next /surahs/2']);
  expect(stepsOf('/app/surah/57')).toEqual(['prev /app/surah/56', 'next /app/surah/58']);
  expect(stepsOf('/surahs/114')).toEqual(['prev /surahs/113']);
});

test('the public address is canonical, and the Arabic font is asked for', () => {
  for (const path of ['/surahs/18', '/app/surah/18']) {
    expect(fragment(path).head).toMatchObject({ canonical: '/surahs/18', arabic: true });
  }
  expect(page(1).head.styles).toEqual(['assets/x.css']);
});

test('[8.3] a page of the app is an outline that says what is on the way, and stays out of search', () => {
  expect(textOf(fragment('/app').markup)).toContain('Loading your study dashboard...');
  expect(textOf(fragment('/app/surah').markup)).toContain('Loading Surahs...');
  expect(fragment('/app/concepts').head.robots).toBe('noindex');
});

test('a surah that does not exist has no page', () => {
  for (const surah of [0, 115, 1.5]) {
    expect(() =>
      renderStudyFragment({ path: `/surahs/${surah}`, free, headings, stylesOf: () => [] }),
    ).toThrow(RangeError);
  }
});
