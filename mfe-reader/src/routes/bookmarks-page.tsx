import { lazyComponent, useMissing } from '@fahm/mfe-kit/lazy-component.ts';
import { Suspense } from 'react';
import { PassageFailed, PassageSkeleton } from '../features/passage/components/passage-pending.tsx';
import type { PassageSource } from '../features/passage/passage-source.ts';
import { useServices } from '../lib/services.ts';

type Props = { source: PassageSource };

const bookmarks = lazyComponent<Props>(async () => {
  const { BookmarksScreen } = await import('./bookmarks-screen.tsx');
  return BookmarksScreen;
});

/** The page of bookmarks; all of its code comes when it is wanted. */
export function BookmarksPage({ source }: Props) {
  return (
    <Suspense fallback={<Pending />}>
      <bookmarks.View source={source} />
    </Suspense>
  );
}

function Pending() {
  const { host } = useServices();
  return useMissing(bookmarks) ? (
    <PassageFailed onRetry={() => void host.retry()} />
  ) : (
    <PassageSkeleton name="Bookmarks" />
  );
}
