import type { FragmentHead } from '@fahm/mfe-kit/fragment.ts';
import { PRODUCT_NAME } from '../../product.ts';
import { escapeHtml, jsonForHtml } from './html-text.ts';

/** Pixels of every preview picture, as `FragmentHead` asks for them. */
const PICTURE = { width: 1200, height: 630 };

type Page = Pick<FragmentHead, 'title' | 'description' | 'canonical' | 'structured' | 'robots'> & {
  /** Address of the preview picture. */
  image: string | null;
};

/**
 * What search engines and previews of links read, with whole addresses. One element serves as the
 * description of both.
 */
export function previewTags(page: Page, origin: string): string[] {
  const { title, image, structured, robots } = page;
  const address = origin + page.canonical;
  const tags = [
    element('name="description" property="og:description"', page.description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    element('property="og:title"', title),
    element('property="og:type"', 'website'),
    element('property="og:url"', address),
    element('property="og:site_name"', PRODUCT_NAME),
    element('name="twitter:card"', image === null ? 'summary' : 'summary_large_image'),
  ];
  if (image !== null) tags.push(...pictureTags(image, title));
  if (robots !== undefined) tags.push(element('name="robots"', robots));
  if (structured !== undefined) {
    const data = withOrigin({ '@context': 'https://schema.org', ...structured }, origin);
    tags.push(`<script type="application/ld+json">${jsonForHtml(data)}</script>`);
  }
  return tags;
}

const element = (attributes: string, content: string): string =>
  `<meta ${attributes} content="${escapeHtml(content)}">`;

const pictureTags = (image: string, alt: string): string[] => [
  element('property="og:image"', image),
  element('property="og:image:width"', String(PICTURE.width)),
  element('property="og:image:height"', String(PICTURE.height)),
  element('property="og:image:alt"', alt),
];

/** A fragment does not know at which origin it is shown: its paths become addresses here. */
function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withOrigin(item, origin)]),
  );
}
