// A page may be sent in parts: its address names one by a number, `/surahs/2?passage=8`. A fragment of a part lies
// below no route, so that it is no page of its own.

const FOLDER = '/_passage';

/** The part that a query names; null for none. */
export function partOf(search: string): number | null {
  const named = new URLSearchParams(search).get('passage') ?? '';
  return /^[1-9]\d{0,2}$/.test(named) ? Number(named) : null;
}

/** Where the fragment of a page's part lies among the fragments of its remote. */
export const partPath = (path: string, part: number): string => `${FOLDER}/${part}${path}`;

/** The page and the part of it that such a path means; null for any other. */
export function readPartPath(path: string): { path: string; part: number } | null {
  const [, part, page] = /^\/_passage\/([1-9]\d{0,2})(\/.+)$/.exec(path) ?? [];
  return part === undefined || page === undefined ? null : { path: page, part: Number(part) };
}
