// The later change counts where devices merge: one whose clock runs ahead would have the last word for as long as it
// does. So no time stays that is to come. Free of zod: a page that only reads must not pay for it.

type Times = { createdAt: number; changedAt: number; removedAt: number | null };
type Progress = {
  lastRead: { at: number } | null;
  bookmarks: readonly Times[];
};
type Fields = { fields: Record<string, { at: number }> };

/** Reading progress with no time later than `now`, in milliseconds since 1970. */
export const progressUntil = <T extends Progress>(progress: T, now: number): T => ({
  ...progress,
  lastRead: progress.lastRead && { ...progress.lastRead, at: Math.min(progress.lastRead.at, now) },
  bookmarks: progress.bookmarks.map((it) => ({
    ...it,
    createdAt: Math.min(it.createdAt, now),
    changedAt: Math.min(it.changedAt, now),
    removedAt: it.removedAt && Math.min(it.removedAt, now),
  })),
});

/** The same of settings, or of words. */
export const fieldsUntil = <T extends Fields>(document: T, now: number): T => ({
  ...document,
  fields: Object.fromEntries(
    Object.entries(document.fields).map(([name, field]) => [
      name,
      { ...field, at: Math.min(field.at, now) },
    ]),
  ),
});
