/** A passage of a surah's map: its first verse, its last one, and what it is called. */
export type Heading = { from: number; to: number; title: string };

/** What a file holds, as far as it is well-formed: headings are an addition, and never worth an error. */
export function readHeadings(value: unknown): Heading[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): Heading[] => {
    const { from, to, title } = (entry ?? {}) as Partial<Record<keyof Heading, unknown>>;
    const isWhole = typeof from === 'number' && typeof to === 'number' && typeof title === 'string';
    return isWhole ? [{ from, to, title }] : [];
  });
}

/** The headings of a surah, out of this version's files; none where they cannot be had. */
export async function fetchHeadings(
  base: string,
  surah: number,
  signal: AbortSignal,
): Promise<Heading[]> {
  try {
    const response = await fetch(`${base}passages/${surah}.json`, { signal });
    return response.ok ? readHeadings(await response.json()) : [];
  } catch {
    return [];
  }
}
