import type { HeadingOf } from '../../lib/heading-of.ts';
import { fetchHeadings } from './fetch-headings.ts';
import { PassageHeading } from './passage-heading.tsx';

/** Headings of these surahs, to stand before the verses that passages begin with. */
export async function loadHeadings(
  base: string,
  surahs: readonly number[],
  signal: AbortSignal,
): Promise<HeadingOf> {
  const lists = await Promise.all(
    surahs.map(async (surah) => [surah, await fetchHeadings(base, surah, signal)] as const),
  );
  const known = new Map(lists);
  return (surah, ayah, level) => {
    const heading = known.get(surah)?.find(({ from }) => from === ayah);
    if (heading === undefined) return null;
    return <PassageHeading key={`passage ${ayah}`} {...{ surah, level, heading }} />;
  };
}
