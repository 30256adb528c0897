import { paths } from './paths.ts';

/** The search for a query, at one page of what it finds (from 1); `exact` for its words as they stand. */
export function searchPath(query: string, page = 1, exact = false): string {
  const params = new URLSearchParams({
    q: query,
    ...(page > 1 && { page: `${page}` }),
    ...(exact && { exact: '1' }),
  });
  return query === '' ? paths.search : `${paths.search}?${params}`;
}
