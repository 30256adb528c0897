import { SearchView } from '../features/search/components/search-view.tsx';
import type { PassageSource } from '../features/passage/passage-source.ts';
import { useLoadVerse } from './use-load-verse.ts';

/** The search page alive. */
export function SearchScreen({ source }: { source: PassageSource }) {
  return <SearchView load={useLoadVerse(source)} />;
}
