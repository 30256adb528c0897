import type { RenderPage } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { EMPTY_READING_PROGRESS } from '../../lib/reading-progress/reading-progress.ts';
import { LandingRoute } from '../../routes/landing-route.tsx';
import { LandingView } from './components/landing-view.tsx';
import { pendingMessages } from './pending-messages.ts';

const description =
  'All 114 surahs of the Qur’an in Arabic with an English translation. No account needed.';
export const render: RenderPage = () => ({
  head: { title: pendingMessages.title, description, canonical: paths.landing, arabic: true },
  view: (
    <LandingRoute fallback={null}>
      <LandingView progress={EMPTY_READING_PROGRESS} cached={new Set()} query="" />
    </LandingRoute>
  ),
  styles: ['landing-screen.tsx'],
});
