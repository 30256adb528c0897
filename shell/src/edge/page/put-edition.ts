import { EDITION_ATTRIBUTES } from '@fahm/mfe-kit/edition-attributes.ts';
import type { EditionText } from './edition-text.ts';
import type { CachedPage } from './page-cache.ts';

type Body = CachedPage['body'];

const selector = (attribute: keyof typeof EDITION_ATTRIBUTES): string =>
  `[${EDITION_ATTRIBUTES[attribute]}]`;

/**
 * The page with another translation in the place of its own, as it streams. Texts are set as text, never
 * as HTML. A place whose verse was not asked for is emptied: it must not stand under another's name.
 */
export function putEdition(body: Body, { edition, verses }: EditionText): Body {
  let verse = '';
  const rewriter = new HTMLRewriter()
    .on(selector('verse'), {
      element: (element) => void (verse = element.getAttribute('id') ?? ''),
    })
    .on(selector('translation'), {
      element: (element) => {
        const key = element.getAttribute(EDITION_ATTRIBUTES.translation) || verse;
        element.setInnerContent(verses.get(key) ?? '');
        element.setAttribute('lang', edition.language);
        if (edition.direction === 'rtl') element.setAttribute('dir', 'rtl');
        else element.removeAttribute('dir');
      },
    })
    .on(selector('edition'), {
      element: (element) =>
        void element.setAttribute(EDITION_ATTRIBUTES.edition, edition.identifier),
    })
    .on(selector('credit'), {
      element: (element) => void element.setInnerContent(edition.credit ?? edition.englishName),
    });
  return transformed(rewriter, body);
}

/** The page with its own translation and the flag that it is not the one which was chosen. */
export function flagEditionFailed(body: Body): Body {
  const rewriter = new HTMLRewriter().on(selector('edition'), {
    element: (element) => void element.setAttribute(EDITION_ATTRIBUTES.failed, ''),
  });
  return transformed(rewriter, body);
}

const transformed = (rewriter: HTMLRewriter, body: Body): Body =>
  rewriter.transform(new Response(body)).body ?? '';
