import { editionSchema, type Edition } from '@fahm/contracts/quran/quran.ts';
import { rightsOf } from '@fahm/contracts/quran/rights.ts';
import { readServiceEditions } from '@fahm/contracts/quran/service.ts';
import * as z from 'zod/mini';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { decodeJson, encodeJson } from './json-bytes.ts';
import type { TextService } from './text-service.ts';
import type { CachedQuery } from './read-through.ts';

const DAY_MS = 24 * 3600 * 1000;

export const EDITIONS_KEY = 'v1/editions';

const withKnownRights = (edition: Edition): Edition => ({
  ...edition,
  ...rightsOf(edition.identifier),
});

/** The list as it is kept; rights are looked up anew, so that a corrected row shows at once. */
export function decodeEditions(bytes: ArrayBuffer): Edition[] | null {
  const editions = decodeJson(bytes, z.array(editionSchema));
  return editions?.map(withKnownRights) ?? null;
}

/** The editions of the text service: one list, kept for a day, filtered by us. */
export const editionsQuery = ({ ask }: TextService): CachedQuery<Edition[]> => ({
  key: EDITIONS_KEY,
  freshMs: DAY_MS,
  decode: decodeEditions,
  async load() {
    const editions = readServiceEditions(
      await ask('/edition', { edition: EDITIONS_KEY, isGuest: false }),
    );
    if (editions !== null) return encodeJson(editions);
    throw new ServiceError('unavailable', 'The list of editions cannot be read now.', {
      cause: new Error('the answer to /edition is not a list'),
      isLasting: true,
    });
  },
});
