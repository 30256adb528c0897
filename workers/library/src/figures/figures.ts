import type { Figure } from '@fahm/contracts/content/figures.ts';
import type { ReadAsset } from '../text/read-asset.ts';
import { type Searchable, searchableOf, searchFigures } from './search.ts';
import { FIGURES_PATH, type FigureShelf, figureShelfSchema } from './shelf.ts';

export type Figures = {
  /** Names the state of the content, for validators of caches. */
  version: string;
  all: readonly Figure[];
  find: (id: string) => Figure | null;
  search: (query: string) => Figure[];
};

/** The figures that were built into the assets: read once for each isolate, and searched in memory. */
export function createFigures(readAsset: ReadAsset): () => Promise<Figures> {
  let known: Figures | null = null;
  // A promise of it must not be shared between requests.
  return async () => {
    known ??= figuresOf(await readAsset(FIGURES_PATH, figureShelfSchema));
    return known;
  };
}

function figuresOf({ version, figures }: FigureShelf): Figures {
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  let index: Searchable[] | undefined;
  return {
    version,
    all: figures,
    find: (id) => byId.get(id) ?? null,
    search: (query) => searchFigures((index ??= figures.map(searchableOf)), query),
  };
}
