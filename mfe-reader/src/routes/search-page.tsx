import { lazyComponent, useMissing } from '@fahm/mfe-kit/lazy-component.ts';
import { SearchPending } from '../features/search/components/search-pending.tsx';
import { useServices } from '../lib/services.ts';
import { SearchRoute } from './search-route.tsx';

const search = lazyComponent(async () => {
  const { SearchScreen } = await import('../features/search/components/search-screen.tsx');
  return SearchScreen;
});

/** The search page in the browser. */
export function SearchPage() {
  return (
    <SearchRoute fallback={<Pending />}>
      <search.View />
    </SearchRoute>
  );
}

function Pending() {
  const { host } = useServices();
  return <SearchPending missing={useMissing(search)} onRetry={() => void host.retry()} />;
}
