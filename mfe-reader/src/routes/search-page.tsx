import { lazyComponent, useMissing } from '@fahm/mfe-kit/lazy-component.ts';
import { SearchPending } from '../features/search/components/search-pending.tsx';
import type { PassageSource } from '../features/passage/passage-source.ts';
import { useServices } from '../lib/services.ts';
import { SearchRoute } from './search-route.tsx';

type Props = { source: PassageSource };

const search = lazyComponent<Props>(async () => {
  const { SearchScreen } = await import('./search-screen.tsx');
  return SearchScreen;
});

/** The search page in the browser. */
export function SearchPage({ source }: Props) {
  return (
    <SearchRoute fallback={<Pending />}>
      <search.View source={source} />
    </SearchRoute>
  );
}

function Pending() {
  const { host } = useServices();
  return <SearchPending missing={useMissing(search)} onRetry={() => void host.retry()} />;
}
