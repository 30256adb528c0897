import { maxFigures } from '@fahm/contracts/content/figures.ts';
import type { libraryRoutes } from '@fahm/contracts/routes/library.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { cardReply } from '../replies/figures.ts';
import type { Handlers } from '../serve.ts';

type FigureRoutes = Pick<typeof libraryRoutes, 'listFigures' | 'getFigure' | 'searchFigures'>;

/** The figures ([7.20], [7.21]) and their search ([7.22]). */
export const figureHandlers: Handlers<FigureRoutes> = {
  listFigures: async ({ library }) => {
    const { all, version } = await library.figures();
    return { reply: all.map(cardReply), origin: { kind: 'embedded', version } };
  },

  getFigure: async ({ library, params }) => {
    const { find, version } = await library.figures();
    const figure = find(params.id);
    if (figure === null) throw new ServiceError('not_found', 'Figure not found');
    return { reply: figure, origin: { kind: 'embedded', version } };
  },

  searchFigures: async ({ library, query }) => {
    const { search, version } = await library.figures();
    const found = search(query.q).slice(0, maxFigures).map(cardReply);
    return { reply: found, origin: { kind: 'embedded', version } };
  },
};
