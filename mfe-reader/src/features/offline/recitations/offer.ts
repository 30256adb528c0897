/** Whether a recitation may be kept on a device; `unknown` when nobody could be asked. */
export type Offer = 'asking' | 'allowed' | 'refused' | 'unknown';

type Listed = { identifier?: unknown; downloadable?: unknown };

/**
 * What a reply of /api/quran/editions?format=audio says of a recitation, by its edition id. Read by hand:
 * for one flag this sheet would load the schemas of the whole catalogue.
 */
export function offerIn(reply: unknown, edition: string): Offer {
  if (typeof reply !== 'object' || reply === null) return 'unknown';
  const { editions, complete } = reply as { editions?: unknown; complete?: unknown };
  if (!Array.isArray(editions)) return 'unknown';
  const found = (editions as (Listed | null)[]).find((it) => it?.identifier === edition);
  if (found?.downloadable === true) return 'allowed';
  return found === undefined && complete !== true ? 'unknown' : 'refused';
}
