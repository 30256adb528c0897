import { useLocation, useSearch } from 'wouter';
import { basePathOf } from '../paths.ts';
import { passagePath, tabOf } from '../tabs.ts';

/** Where a passage stands in the tab that is shown. */
export function usePassageHref(surah: number): (from: number) => string {
  const [path] = useLocation();
  const basePath = basePathOf(path);
  const tab = tabOf(basePath, useSearch());
  return (from) => passagePath(basePath, surah, tab, from);
}
