import { figureTypes } from '@fahm/contracts/figures.ts';
import type { BuiltContent } from './content.ts';

const count = (of: readonly unknown[]): string => String(of.length).padStart(5);

/** Lines that tell how much there is, for the person who checks. */
export function coverageOf({ timeline, umrah, dua, names, figures }: BuiltContent): string[] {
  const withDua = umrah.steps.filter((step) => step.dua !== null);
  const withExample = dua.steps.filter(({ example }) => example.arabic !== null);
  const withVerse = names.names.filter(({ verse }) => verse !== null);
  const episodes = figures.flatMap(({ keyEpisodes }) => keyEpisodes);
  const types = figureTypes.map(
    (type) => `${figures.filter((figure) => figure.type === type).length} ${type}`,
  );
  return [
    `${count(timeline)} events, ${timeline.filter(({ disputed }) => disputed !== null).length} with a dispute`,
    `${count(umrah.steps)} steps of the Umrah, ${withDua.length} with a du'a`,
    `${count(dua.steps)} steps of du'a, ${withExample.length} with an example in Arabic`,
    `${count(names.names)} names, ${withVerse.length} with a verse`,
    `${count(figures)} figures (${types.join(', ')}) with ${episodes.length} episodes`,
  ];
}
