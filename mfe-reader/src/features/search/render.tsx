import type { RenderPage } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { SearchRoute } from '../../routes/search-route.tsx';
import { SearchForm } from './components/search-form.tsx';
import { SearchHead } from './components/search-head.tsx';
import { SearchTips } from './components/search-tips.tsx';
import { messages } from './messages.ts';

const description =
  'Search all 6,236 verses of the Qur’an, in Arabic as a keyboard writes it and in English.';

/** Whatever is looked for: finding is the browser's work. */
export const render: RenderPage = () => ({
  head: {
    title: messages.title,
    description,
    canonical: paths.search,
    arabic: true,
    robots: 'noindex, follow',
  },
  view: (
    <SearchRoute fallback={null}>
      <SearchHead />
      <SearchForm />
      <p className="visually-hidden" role="status" />
      <SearchTips />
    </SearchRoute>
  ),
  styles: ['search-screen.tsx'],
});
