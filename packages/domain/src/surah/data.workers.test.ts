import { surahListSchema } from '@fahm/contracts/quran/surahs.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { getSurah, listSurahs } from './data.ts';

const ctx = createContext(env.DB);

const facts = SURAHS.map(({ number, nameEn, nameAr, revelation, versesCount }) => ({
  number,
  nameEn,
  nameAr,
  revelation,
  versesCount,
}));

test('[3.1] the rows after the migrations are the facts of the 114 surahs', async () => {
  const { results } = await env.DB.prepare(
    `select number, name_en as nameEn, name_ar as nameAr, revelation, verses_count as versesCount
     from surah order by number`,
  ).all();
  expect(results).toEqual(facts);
});

describe('listSurahs', () => {
  test('[7.2] answers every surah in the order of the numbers', async () => {
    const surahs = await listSurahs(ctx);
    expect(surahs).toEqual(facts.map((fact) => Object.assign({ id: fact.number }, fact)));
    expect(surahListSchema.parse(surahs)).toEqual(surahs);
  });
});

describe('getSurah', () => {
  test('[7.3] answers each surah with the same facts as the list', async () => {
    const surahs = await listSurahs(ctx);
    const oneByOne = await Promise.all(surahs.map(({ number }) => getSurah(ctx, number)));
    expect(oneByOne).toEqual(surahs);
  });

  test.each([0, 115, -1, 1.5])(
    '[7.3] a number without a surah (%d) is not_found',
    async (number) => {
      const failure = getSurah(ctx, number);
      await expect(failure).rejects.toBeInstanceOf(ServiceError);
      await expect(failure).rejects.toMatchObject({ code: 'not_found' });
    },
  );
});
