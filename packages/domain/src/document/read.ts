import { documentSchemas, type SyncedDocument } from '@fahm/contracts/person/sync.ts';
import * as z from 'zod/mini';

type ReadingProgress = z.output<typeof documentSchemas.place>;
type Settings = z.output<typeof documentSchemas.settings>;

const progressUntil = (progress: ReadingProgress, now: number): ReadingProgress => ({
  ...progress,
  lastRead: progress.lastRead && { ...progress.lastRead, at: Math.min(progress.lastRead.at, now) },
  bookmarks: progress.bookmarks.map((it) => ({
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
): ReadingProgress | Settings =>
  name === 'place'
    ? progressUntil(z.parse(documentSchemas.place, value), now)
    : settingsUntil(z.parse(documentSchemas.settings, value), now);
