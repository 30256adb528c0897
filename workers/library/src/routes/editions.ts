import { BUILT_IN_RECITERS } from '@fahm/contracts/audio/built-in-reciters.ts';
import type { Edition, EditionFilter } from '@fahm/contracts/quran/quran.ts';
import type { libraryRoutes } from '@fahm/contracts/routes/library.ts';
import { logWarning } from '@fahm/worker-kit/log.ts';
import type { Handlers } from '../serve.ts';
import { playable } from '../text/recitations.ts';

const fits = (filter: EditionFilter) => (edition: Edition) =>
  (['format', 'language', 'type'] as const).every(
    (name) => filter[name] === undefined || filter[name] === edition[name],
  );

/** What there is to read and to listen to. */
export const editionHandlers: Handlers<Pick<typeof libraryRoutes, 'listEditions'>> = {
  /**
   * While the service is away and no copy is kept, the built-in editions and reciters that fit are answered as an
   * incomplete list; when no text fits, 503.
   */
  listEditions: async ({ c, library, query: filter }) => {
    const own = await library.embeddedEditions();
    const withQualities = playable(library.downloadable);
    const fitting = own.filter(fits(filter));
    try {
      const { value, stale } = await library.serviceEditions();
      const ids = new Set(own.map(({ identifier }) => identifier));
      const others = value.filter(({ identifier }) => !ids.has(identifier)).filter(fits(filter));
      const editions = [...fitting, ...others.flatMap(withQualities)];
      return { reply: { editions, complete: true }, origin: { kind: 'service', stale } };
    } catch (error) {
      const reciters = BUILT_IN_RECITERS.filter(fits(filter)).flatMap(withQualities);
      const editions = [...fitting, ...reciters];
      // A language without a built-in reciter is an empty list, not a failure: there is one to show.
      if (editions.length === 0 && filter.format !== 'audio') throw error;
      logWarning(error, { what: 'incomplete list of editions', requestId: c.var.requestId });
      return { reply: { editions, complete: false }, origin: null };
    }
  },
};
