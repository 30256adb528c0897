import { EDITION_MARKS } from '@fahm/mfe-kit/edition-marks.ts';
import type { EditionText } from './edition-text.ts';
import type { KeptPage } from './page-cache.ts';

type Body = KeptPage['body'];

const marked = (mark: keyof typeof EDITION_MARKS): string => `[${EDITION_MARKS[mark]}]`;

/**
 * The page with another translation in the place of its own, as it streams. Texts are set as text, never
 * as HTML. A place whose verse was not asked for is emptied: it must not stand under another's name.
 */
export function putEdition(body: Body, { edition, verses }: EditionText): Body {
  let verse = '';
  const rewriter = new HTMLRewriter()
    .on(marked('verse'), {
      element: (element) => void (verse = element.getAttribute('id') ?? ''),
    })
    .on(marked('translation'), {
      element: (element) => {
        const key = element.getAttribute(EDITION_MARKS.translation) || verse;
        element.setInnerContent(verses.get(key) ?? '');
        element.setAttribute('lang', edition.language);
        if (edition.direction === 'rtl') element.setAttribute('dir', 'rtl');
        else element.removeAttribute('dir');
      },
    })
    .on(marked('edition'), {
      element: (element) => void element.setAttribute(EDITION_MARKS.edition, edition.identifier),
    })
    .on(marked('credit'), {
      element: (element) => void element.setInnerContent(edition.credit ?? edition.englishName),
    });
  return transformed(rewriter, body);
}

/** The page with its own translation and the mark that it is not the one which was chosen. */
export function markEditionFailed(body: Body): Body {
  const rewriter = new HTMLRewriter().on(marked('edition'), {
    element: (element) => void element.setAttribute(EDITION_MARKS.failed, ''),
  });
  return transformed(rewriter, body);
}

const transformed = (rewriter: HTMLRewriter, body: Body): Body =>
  rewriter.transform(new Response(body)).body ?? '';
