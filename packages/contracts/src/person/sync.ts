import * as z from 'zod/mini';

/** Names of the documents that devices of one person share. Each holds one kind of state, whole. */
export const SYNCED_DOCUMENTS = ['place', 'settings', 'words'] as const;
export type SyncedDocument = (typeof SYNCED_DOCUMENTS)[number];

/** Path parameters of /api/sync/{document}. */
export const syncParamsSchema = z.object({ document: z.enum(SYNCED_DOCUMENTS) });

/** Largest document, in bytes of its JSON; a larger one is refused with `payload_too_large`. */
export const MAX_DOCUMENT_BYTES = 1_000_000;

const time = z.number().check(z.gte(0), z.lte(8.64e15));
const surah = z.int().check(z.gte(1), z.lte(114));
const ayah = z.int().check(z.gte(1), z.lte(286));

// Loose: what a newer page adds must survive a server that does not know it yet.
const bookmarkSchema = z.looseObject({
  surah,
  ayah,
  note: z.string().check(z.maxLength(2000)),
  createdAt: time,
  changedAt: time,
  removedAt: z.nullable(time),
});

/** Where a reader is and what they marked: the document of docs/reading-progress.md. */
const readingProgressSchema = z.looseObject({
  version: z.literal(1),
  lastRead: z.nullable(z.looseObject({ surah, ayah, at: time })),
  seen: z.record(
    z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
    z.string().check(z.maxLength(1200), z.regex(/^[\d,-]*$/)),
  ),
  bookmarks: z.array(bookmarkSchema).check(z.maxLength(6236)),
});

// Shallow on purpose: a setting is a choice, a number, or a few colours.
const plain = z.union([z.null(), z.boolean(), z.number(), z.string().check(z.maxLength(200))]);
const settingSchema = z.union([
  plain,
  z.record(z.string().check(z.maxLength(60)), plain),
  z.array(plain).check(z.maxLength(100)),
]);

/** Values by name, each with the time of its change in milliseconds since 1970: they merge one by one. */
const datedFields = <V extends z.ZodMiniType>(name: RegExp, value: V) =>
  z.looseObject({
    version: z.literal(1),
    fields: z.record(z.string().check(z.regex(name)), z.object({ value, at: time })),
  });

const settingsDocumentSchema = datedFields(/^[A-Za-z][A-Za-z0-9.]{0,59}$/, settingSchema);

/** By the id of a word in the lexicon: whether it was last said to be known. */
const wordsDocumentSchema = datedFields(/^[a-z0-9-]{1,80}$/, z.boolean());

export const documentSchemas = {
  place: readingProgressSchema,
  settings: settingsDocumentSchema,
  words: wordsDocumentSchema,
} as const satisfies Record<SyncedDocument, z.ZodMiniType>;

/** Reply of GET /api/sync/{document}. Revision 0 and `null`: nothing was kept yet. */
export const storedDocumentSchema = z.object({
  revision: z.int().check(z.gte(0)),
  value: z.unknown(),
});

/**
 * Body of PUT /api/sync/{document}: `revision` is the one that `value` was merged with. Another one by
 * now is a `conflict`: fetch, merge, and put again. The reply is the new revision.
 */
export const documentChangeSchema = z.object({
  revision: z.int().check(z.gte(0)),
  value: z.unknown(),
});

export const documentSavedSchema = z.object({
  revision: z.int().check(z.gte(1)),
  /** When, in milliseconds since 1970: later times in the document were set to it. */
  savedAt: z.int(),
});

export type StoredDocument = z.infer<typeof storedDocumentSchema>;
export type DocumentChange = z.infer<typeof documentChangeSchema>;
export type DocumentSaved = z.infer<typeof documentSavedSchema>;
export type SettingsDocument = z.infer<typeof settingsDocumentSchema>;
export type WordsDocument = z.infer<typeof wordsDocumentSchema>;
