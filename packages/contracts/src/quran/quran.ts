import * as z from 'zod/mini';
import { surahNumberSchema } from './surahs.ts';

const pageCount = 604;
/** Longest answer of /api/quran/verses: a little more than the longest surah. */
export const maxVersesPerReply = 300;
/** Most surahs a range may touch: each one may cost a call to the text service. */
export const maxSurahsPerReply = 5;

const rightsSchema = z.enum(['public-domain', 'republishable', 'non-commercial', 'unknown']);

/** `en.sahih`, `quran-uthmani`: never a path, a wildcard or an address. */
export const editionIdSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/), z.maxLength(60));

/** An edition as we answer it ([3.9] without bit rates, which belong to the recitations). */
export const editionSchema = z.object({
  identifier: editionIdSchema,
  /** ISO 639 code, `ar`, `en`. */
  language: z.string().check(z.minLength(1)),
  /** In the edition's own language. */
  name: z.string(),
  englishName: z.string(),
  /** `null` for recitations. */
  direction: z.nullable(z.enum(['ltr', 'rtl'])),
  format: z.enum(['text', 'audio']),
  /** `quran`, `translation`, `tafsir`, `versebyverse` …; the service may add to them. */
  type: z.string().check(z.minLength(1)),
  rights: rightsSchema,
  /** The line that names whose work it is; `null` when the service does not tell. */
  credit: z.nullable(z.string()),
});

/** Reply of /api/quran/editions. `complete` is false when only the built-in ones are known now. */
export const editionListSchema = z.object({
  editions: z.array(editionSchema).check(z.maxLength(2000)),
  complete: z.boolean(),
});

/** A verse in one edition ([3.8]) and its place in the Madani mushaf. */
export const quranVerseSchema = z.object({
  /** `surah:verse`. */
  key: z.string().check(z.regex(/^[1-9][0-9]{0,2}:[1-9][0-9]{0,2}$/)),
  /** 1 to 6236, as recitation files are numbered. */
  number: z.int().check(z.gte(1), z.lte(6236)),
  surah: surahNumberSchema,
  numberInSurah: z.int().check(z.gte(1), z.lte(286)),
  /** The edition's text as it stands: never normalise it. The basmala is not in it, but for 1:1. */
  text: z.string(),
  juz: z.int().check(z.gte(1), z.lte(30)),
  page: z.int().check(z.gte(1), z.lte(pageCount)),
  hizbQuarter: z.int().check(z.gte(1), z.lte(240)),
  ruku: z.int().check(z.gte(1), z.lte(556)),
  manzil: z.int().check(z.gte(1), z.lte(7)),
  sajda: z.nullable(z.enum(['recommended', 'obligatory'])),
});

/** What stands above verse 1 of surahs but 1 and 9, in Arabic editions; `null` in all others. */
const basmala = z.nullable(z.string());

/** Reply of /api/quran/surahs/{number}. */
export const quranSurahSchema = z.object({
  edition: editionSchema,
  surah: z.object({
    number: surahNumberSchema,
    nameEn: z.string(),
    nameAr: z.string(),
    revelation: z.enum(['Meccan', 'Medinan']),
    versesCount: z.int(),
  }),
  basmala,
  verses: z.array(quranVerseSchema).check(z.maxLength(286)),
});

/** Reply of /api/quran/pages/{number}. `basmala` stands above each surah that begins on the page. */
export const quranPageSchema = z.object({
  edition: editionSchema,
  page: z.int().check(z.gte(1), z.lte(pageCount)),
  basmala,
  verses: z.array(quranVerseSchema).check(z.minLength(1)),
});

/** Reply of /api/quran/verses/{reference}; `reference` in its shortest form ([3.7]). */
export const quranVersesSchema = z.object({
  edition: editionSchema,
  reference: z.string(),
  verses: z.array(quranVerseSchema).check(z.minLength(1), z.maxLength(maxVersesPerReply)),
});

/** `?edition=`; without it the default translation. */
export const editionQuerySchema = z.object({ edition: z.optional(editionIdSchema) });

const word = z.optional(z.string().check(z.regex(/^[a-zA-Z-]{1,30}$/)));

/** `?format=&language=&type=` of /api/quran/editions; all that are given must fit. */
export const editionFilterSchema = z.object({ format: word, language: word, type: word });

/** Path parameters of /api/quran/pages/{number}: the canonical decimal spelling only. */
export const quranPageParamsSchema = z.object({
  number: z.pipe(
    z.string().check(z.regex(/^[1-9][0-9]{0,2}$/)),
    z.pipe(z.transform(Number), z.int().check(z.lte(pageCount))),
  ),
});

/** Path parameters of /api/quran/verses/{reference}, in the forms of [3.7]; which verses there are is not said here. */
export const quranVersesParamsSchema = z.object({ reference: z.string() });

export type Rights = z.infer<typeof rightsSchema>;
export type Edition = z.infer<typeof editionSchema>;
export type EditionList = z.infer<typeof editionListSchema>;
export type EditionFilter = z.infer<typeof editionFilterSchema>;
export type QuranVerse = z.infer<typeof quranVerseSchema>;
export type QuranSurah = z.infer<typeof quranSurahSchema>;
export type QuranPage = z.infer<typeof quranPageSchema>;
export type QuranVerses = z.infer<typeof quranVersesSchema>;
