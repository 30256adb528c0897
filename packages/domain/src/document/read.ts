import { documentSchemas, type SyncedDocument } from '@fahm/contracts/sync.ts';
import * as z from 'zod/mini';

type Place = z.output<typeof documentSchemas.place>;
type Settings = z.output<typeof documentSchemas.settings>;

const placeUntil = (place: Place, now: number): Place => ({
  ...place,
  lastRead: place.lastRead && { ...place.lastRead, at: Math.min(place.lastRead.at, now) },
  bookmarks: place.bookmarks.map((it) => ({
    ...it,
    createdAt: Math.min(it.createdAt, now),
    changedAt: Math.min(it.changedAt, now),
    removedAt: it.removedAt && Math.min(it.removedAt, now),
  })),
});

const settingsUntil = (settings: Settings, now: number): Settings => ({
  ...settings,
  fields: Object.fromEntries(
    Object.entries(settings.fields).map(([name, field]) => [
      name,
      { ...field, at: Math.min(field.at, now) },
    ]),
  ),
});

/**
 * What a device sent, with no time later than `now`: the later change counts where devices merge, and one whose clock
 * runs ahead would have the last word for as long as it does. Throws a zod error for what is no such document.
 */
export const readDocument = (
  name: SyncedDocument,
  value: unknown,
  now: number,
): Place | Settings =>
  name === 'place'
    ? placeUntil(z.parse(documentSchemas.place, value), now)
    : settingsUntil(z.parse(documentSchemas.settings, value), now);
