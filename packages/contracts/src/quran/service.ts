import * as z from 'zod/mini';
import { editionIdSchema, type Edition } from './quran.ts';
import { rightsOf } from './rights.ts';

/** Replies of the public text service ([7.24]), as far as they are read. `code` repeats the status. */
const reply = <T>(data: z.ZodMiniType<T>) =>
  z.object({ code: z.literal(200), status: z.literal('OK'), data });

const serviceEditionSchema = z.object({
  identifier: editionIdSchema,
  language: z.string().check(z.minLength(1)),
  name: z.string(),
  englishName: z.string(),
  format: z.enum(['text', 'audio']),
  type: z.string().check(z.minLength(1)),
  // `null` for recitations; whatever else it is, it must not cost the edition.
  direction: z.optional(z.unknown()),
});

// Past the end of a surah the service answers 200 with `ayahs` a string.
const serviceSurahSchema = z.object({
  number: z.int(),
  ayahs: z.array(z.object({ number: z.int(), numberInSurah: z.int(), text: z.string() })),
  edition: serviceEditionSchema,
});

const surahReplySchema = reply(serviceSurahSchema);
const listReplySchema = reply(z.array(z.unknown()));
const errorReplySchema = z.object({ code: z.int(), data: z.string() });

const withRights = (edition: z.infer<typeof serviceEditionSchema>): Edition => ({
  ...edition,
  direction: edition.direction === 'ltr' || edition.direction === 'rtl' ? edition.direction : null,
  ...rightsOf(edition.identifier),
});

/** What is asked for. `firstNumber` is the global number of verse 1. */
export type SurahRequest = {
  edition: string;
  surah: number;
  versesCount: number;
  firstNumber: number;
};

export type ServiceSurah =
  | { kind: 'text'; edition: Edition; texts: string[] }
  /** The service does not know the edition: it says so, or answers with another one. */
  | { kind: 'other-edition' }
  | { kind: 'unusable'; why: string };

const unusable = (why: string): ServiceSurah => ({ kind: 'unusable', why });

/** Only at the very beginning: inside a text the mark would be the edition's own. */
const withoutByteOrderMark = (text: string) => text.replace(/^\uFEFF/, '');

/**
 * Reads a reply to /surah/{n}/{edition} and believes nothing: the edition is the one asked for, the
 * verses are all of the surah's, in order, none empty (a commentary may leave verses out).
 */
export function readServiceSurah(value: unknown, request: SurahRequest): ServiceSurah {
  const error = errorReplySchema.safeParse(value);
  if (error.success) return error.data.code === 404 ? { kind: 'other-edition' } : unusable('error');
  const result = surahReplySchema.safeParse(value);
  if (!result.success) return unusable('not a surah');
  const { number, ayahs, edition } = result.data.data;
  if (edition.identifier !== request.edition) return { kind: 'other-edition' };
  if (number !== request.surah) return unusable(`surah ${number} instead of ${request.surah}`);
  if (ayahs.length !== request.versesCount) {
    return unusable(`${ayahs.length} verses instead of ${request.versesCount}`);
  }
  const inOrder = ayahs.every(
    (ayah, index) =>
      ayah.numberInSurah === index + 1 && ayah.number === request.firstNumber + index,
  );
  if (!inOrder) return unusable('verses out of order');
  const texts = ayahs.map(({ text }) => withoutByteOrderMark(text));
  if (edition.type !== 'tafsir' && texts.some((text) => text.trim() === '')) {
    return unusable('an empty verse');
  }
  return { kind: 'text', edition: withRights(edition), texts };
}

/**
 * Reads a reply to /edition. An entry we cannot read is left out; `null` when none can be read.
 * Three recitations of a translation have type `translation`: tell them by `format`.
 */
export function readServiceEditions(value: unknown): Edition[] | null {
  const result = listReplySchema.safeParse(value);
  if (!result.success) return null;
  const editions = result.data.data.flatMap((entry) => {
    const edition = serviceEditionSchema.safeParse(entry);
    return edition.success ? [withRights(edition.data)] : [];
  });
  return editions.length === 0 ? null : editions;
}

/** True for editions whose verse 1 may begin with the basmala: Arabic text of the Qur'an itself. */
export const mayCarryBasmala = ({ language, type }: Edition): boolean =>
  language === 'ar' && type === 'quran';
