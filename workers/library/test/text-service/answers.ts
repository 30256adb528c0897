import { surahByNumber } from '@fahm/quran/surahs.ts';
import { EDITIONS, findEdition, type ServiceEdition } from './editions.ts';
import { ayahsOf } from './verses.ts';

export type Answer = { status: number; body: unknown };

const ok = (data: unknown): Answer => ({ status: 200, body: { code: 200, status: 'OK', data } });

const notFound = (data: string): Answer => ({
  status: 404,
  body: { code: 404, status: 'NOT FOUND', data },
});

function editions(query: URLSearchParams): Answer {
  const fits = (edition: ServiceEdition) =>
    (['format', 'language', 'type'] as const).every(
      (name) => !query.has(name) || query.get(name) === edition[name],
    );
  return ok(EDITIONS.filter(fits));
}

function surah(number: number, identifier: string, query: URLSearchParams): Answer {
  const facts = surahByNumber(number);
  if (facts === null) return notFound('Surah number should be between 1 and 114');
  const edition = findEdition(identifier);
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? 286);
  const ayahs = ayahsOf(edition, number);
  return ok({
    number,
    name: facts.nameAr,
    englishName: facts.nameEn,
    englishNameTranslation: facts.meaningEn,
    revelationType: facts.revelation,
    numberOfAyahs: facts.versesCount,
    ayahs: offset < ayahs.length ? ayahs.slice(offset, offset + limit) : 'Offset is out of range',
    edition,
  });
}

/** What the service answers to a path below its base, when nothing is wrong with it. */
export function answerTo(path: string, query: URLSearchParams): Answer {
  if (path === '/edition') return editions(query);
  const asked = /^\/surah\/(\d+)(?:\/([^/]+))?$/.exec(path);
  if (asked) return surah(Number(asked[1]), asked[2] ?? 'quran-simple', query);
  return notFound('Not found.');
}
