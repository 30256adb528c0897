import { expect, test } from 'vitest';
import { previewTags } from './preview-tags.ts';

const page = {
  title: 'A "title"',
  description: 'x < y',
  canonical: '/read/chapter/2',
  image: null,
};
const origin = 'https://fahm.example';
const tags = (more: object) => previewTags({ ...page, ...more }, origin).join('\n');

test('a preview has title, description and whole addresses, and its words cannot end an attribute', () => {
  const html = tags({});
  expect(html).toContain('property="og:title" content="A &quot;title&quot;"');
  expect(html).toContain('name="description" property="og:description" content="x &lt; y"');
  expect(html).toContain(`<link rel="canonical" href="${origin}/read/chapter/2">`);
  expect(html).toContain(`property="og:url" content="${origin}/read/chapter/2"`);
  expect(html).toContain('name="twitter:card" content="summary"');
  expect(html).not.toContain('og:image');
  expect(html).not.toContain('robots');
});

test('a picture comes with its size and words for who cannot see it', () => {
  const html = tags({ image: `${origin}/mf/reader/1/social/002.png` });
  expect(html).toContain(`property="og:image" content="${origin}/mf/reader/1/social/002.png"`);
  expect(html).toContain('property="og:image:width" content="1200"');
  expect(html).toContain('property="og:image:height" content="630"');
  expect(html).toContain('property="og:image:alt" content="A &quot;title&quot;"');
  expect(html).toContain('content="summary_large_image"');
});

test('structured data is valid JSON with whole addresses, and cannot end its script', () => {
  const structured = { '@type': 'Book', name: '</script><b>', parts: [{ url: '/read/chapter/1' }] };
  const html = tags({ structured });
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Book',
    name: '</script><b>',
    parts: [{ url: `${origin}/read/chapter/1` }],
  });
});

test('a page that is not for search engines says so', () => {
  expect(tags({ robots: 'noindex' })).toContain('<meta name="robots" content="noindex">');
});
