import { lazyComponent, useMissing } from '@fahm/mfe-kit/lazy-component.ts';
import { useEffect, useRef } from 'react';
import { LandingFailed, LandingSkeleton } from '../features/landing/components/landing-pending.tsx';
import { pendingMessages } from '../features/landing/pending-messages.ts';
import { useServices } from '../lib/services.ts';
import { LandingRoute } from './landing-route.tsx';
import { useReadingClicks } from './use-reading-clicks.ts';

const landing = lazyComponent(async () => {
  const { LandingScreen } = await import('./landing-screen.tsx');
  return LandingScreen;
});

/** The landing page in the browser. */
export function LandingPage() {
  const { host } = useServices();
  const root = useRef<HTMLDivElement>(null);
  useReadingClicks(root);
  useEffect(() => host.setTitle(pendingMessages.title), [host]);
  return (
    <LandingRoute ref={root} fallback={<Pending onRetry={() => void host.retry()} />}>
      <landing.View />
    </LandingRoute>
  );
}

/** In the place of a list that is still to come. */
function Pending({ onRetry }: { onRetry: () => void }) {
  return useMissing(landing) ? <LandingFailed onRetry={onRetry} /> : <LandingSkeleton />;
}
