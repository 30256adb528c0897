import type { RenderPage } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { EMPTY_PLACE } from '../../lib/place/place.ts';
import { LandingRoute } from '../../routes/landing-route.tsx';
import { LandingView } from './components/landing-view.tsx';
import { messages } from './messages.ts';

const description =
  'All 114 surahs of the Qur’an in Arabic with an English translation. No account needed.';
const nothing = () => {};

export const render: RenderPage = () => ({
  head: { title: messages.title, description, canonical: paths.landing, arabic: true },
  view: (
    <LandingRoute fallback={null}>
      <LandingView place={EMPTY_PLACE} kept={new Set()} query="" onQuery={nothing} />
    </LandingRoute>
  ),
  styles: ['landing-screen.tsx'],
});
