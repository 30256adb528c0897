import { useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { basePathOf } from '../paths.ts';
import { useStudy } from '../study.ts';
import { type Tab, tabOf } from '../tabs.ts';
import { passageOf } from './passages.ts';

/** Tabs that may show one passage alone. */
const IN_PARTS: ReadonlySet<Tab> = new Set(['concepts', 'rules', 'stories']);

/** The verse that says where in the surah one is: the address's, else that of the passage which stands alone. */
export function useCurrentPassage(): number | null {
  const { shown } = useStudy();
  const [path] = useLocation();
  const search = useSearch();
  const alone = useSyncExternalStore(shown.subscribe, shown.read, () => shown.initial);
  return passageOf(search) ?? (IN_PARTS.has(tabOf(basePathOf(path), search)) ? alone : null);
}
