import { readFragment } from '@fahm/mfe-kit/fragment.ts';
import { describe, expect, test } from 'vitest';
import { renderGuidesFragment } from './fragment.tsx';

const hub = readFragment(renderGuidesFragment('hub'));
const names = readFragment(renderGuidesFragment('names'));

describe('the hub', () => {
  test('[2.22] has its title, its text and three folders with their titles', () => {
    expect(hub.markup).toContain('>Guides</h1>');
    expect(hub.markup).toContain(
      'Browse and open the guides by tapping or long-pressing a folder.',
    );
    const titles = ['Umrah Guide', 'Islamic Timeline', 'How to make Du&#x27;a'];
    for (const title of titles) expect(hub.markup).toContain(`>${title}<`);
  });

  test('[2.22] [3.24] [9.15] the folders lead to the three public addresses, in order', () => {
    const hrefs = [...hub.markup.matchAll(/<a [^>]*href="([^"]+)"[^>]*><svg/g)].map(
      ([, href]) => href,
    );
    expect(hrefs).toEqual(['/umrah-timeline', '/timeline', '/dua-guide']);
  });

  test('[2.1.5] [2.1.12] names the public address as canonical, and sets no Qur’anic Arabic', () => {
    expect(hub.head).toMatchObject({ canonical: '/guides', arabic: false });
  });
});

describe('the names', () => {
  test('[2.24] have the Arabic heading and the English one', () => {
    expect(names.markup).toContain('>The 99 Beautiful Names of Allah</h1>');
    expect(names.markup).toMatch(/<p[^>]* lang="ar" dir="rtl">أَسۡمَاءُ/);
  });

  test('[2.24] [9.14] 99 cards, each with its number and an anchor that leads to it', () => {
    const cards = [...names.markup.matchAll(/<li[^>]* id="([^"]+)" data-name="(\d+)"/g)];
    expect(cards.map(([, id]) => id)).toEqual(
      Array.from({ length: 99 }, (_, i) => `name-${i + 1}`),
    );
    for (const [, id, number] of cards) {
      expect(id).toBe(`name-${number}`);
      expect(names.markup).toContain(`href="#${id}"`);
    }
  });

  test('every address within the page leads to a place on it', () => {
    const targets = [...names.markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const id of targets) expect(names.markup).toContain(`id="${id}"`);
  });

  test('[2.1.5] [2.1.12] name the public address as canonical, and ask for the Arabic font', () => {
    expect(names.head).toMatchObject({ canonical: '/names', arabic: true });
  });
});
