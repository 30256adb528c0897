import { Suspense } from 'react';
import type { RenderPage } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { BookmarksRoute } from '../../routes/bookmarks-route.tsx';
import { messages } from './messages.ts';

const description = 'The verses you marked, with your notes. They are kept on this device.';

/** What is marked, only the browser knows. The list sets Arabic. */
export const render: RenderPage = () => ({
  head: {
    title: messages.title,
    description,
    canonical: paths.bookmarks,
    arabic: true,
    robots: 'noindex, follow',
  },
  view: (
    <Suspense fallback={null}>
      <BookmarksRoute>{null}</BookmarksRoute>
    </Suspense>
  ),
});
