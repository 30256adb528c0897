import { readFragment } from '@fahm/mfe-kit/fragment.ts';
import { describe, expect, test } from 'vitest';
import { readContent } from '../scripts/content.ts';
import { addresses, renderGuidesFragment, renderMissingFigure } from '../src/fragment.tsx';
import { basePathOf } from '../src/lib/paths.ts';
import { pages as described } from '../src/pages.ts';

const content = readContent();
const pages = addresses(content).map((path) => {
  const { head, markup } = readFragment(renderGuidesFragment(path, content, () => []));
  return { path, head, markup };
});
const markupOf = (path: string) => pages.find((page) => page.path === path)?.markup ?? '';
const folders = (path: string) =>
  [...markupOf(path).matchAll(/<a [^>]*href="([^"]+)"[^>]*><svg/g)].map(([, href]) => href);

describe('every page', () => {
  test('[2.1.12] names the public address as canonical', () => {
    for (const { path, head } of pages) {
      expect(basePathOf(path) + head.canonical).toBe(path);
      expect(basePathOf(head.canonical)).toBe('');
    }
  });

  test('has one heading of the first level, and no id twice', () => {
    for (const { path, markup } of pages) {
      expect([path, markup.match(/<h1/g)?.length]).toEqual([path, 1]);
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([path, new Set(ids).size]).toEqual([path, ids.length]);
    }
  });

  test('every address within a page leads to a place on it', () => {
    for (const { path, markup } of pages) {
      const targets = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
      const lost = targets.filter((id) => !markup.includes(` id="${id}"`));
      expect([path, lost]).toEqual([path, []]);
    }
  });

  test('every address of ours in it leads to a page', () => {
    const known = new Set(pages.map(({ path }) => path));
    for (const { path, markup } of pages) {
      const own = [
        ...markup.matchAll(
          /href="((?:\/app)?\/(?:figures|guides|names|timeline|umrah|dua)[^"#]*)/g,
        ),
      ];
      const lost = own.map(([, href]) => href ?? '').filter((href) => !known.has(href));
      expect([path, lost]).toEqual([path, []]);
    }
  });

  test('carries no style attribute, which the security policy would refuse', () => {
    for (const { path, markup } of pages)
      expect([path, / style=/.test(markup)]).toEqual([path, false]);
  });

  test('has a head that fits into what the edge reads of it', () => {
    for (const { path, head } of pages) {
      expect([path, JSON.stringify(head).length < 7000]).toEqual([path, true]);
      expect(head.description.length).toBeGreaterThan(20);
    }
  });
});

test('[2.22] [3.24] [9.15] the hub has three folders; inside the study app they stay there', () => {
  expect(folders('/guides')).toEqual(['/umrah-timeline', '/timeline', '/dua-guide']);
  expect(folders('/app/guides')).toEqual([
    '/app/umrah-timeline',
    '/app/timeline',
    '/app/dua-guide',
  ]);
});

test('[2.22] every page but the hub and a single figure is in the hub', () => {
  const here = described.filter(({ titleOf, screen }) => titleOf === undefined && screen !== null);
  for (const { routes } of here) expect(markupOf('/guides')).toContain(`href="${routes[0]}"`);
});

test('marks lead tests and links to events, steps and names', () => {
  expect(markupOf('/timeline').match(/ data-event="/g)).toHaveLength(29);
  expect(markupOf('/dua-guide').match(/ data-step="/g)).toHaveLength(30);
  expect(markupOf('/names').match(/ data-name="/g)).toHaveLength(99);
});

test('[2.19.1] what stands for a missing figure is not for search engines', () => {
  const { head, markup } = readFragment(renderMissingFigure(''));
  expect(head.robots).toBe('noindex');
  expect(markup).toContain('Figure Not Found');
});
