import { useLocation, useSearch } from 'wouter';
import { stemOf } from '../paths.ts';
import { passagePath, tabOf } from '../tabs.ts';

/** Where a passage stands in the tab that is shown. */
export function usePassageHref(surah: number): (from: number) => string {
  const [path] = useLocation();
  const stem = stemOf(path);
  const tab = tabOf(stem, useSearch());
  return (from) => passagePath(stem, surah, tab, from);
}
