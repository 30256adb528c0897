import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { surahListSchema, surahSchema } from '@fahm/contracts/quran/surahs.ts';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { countStatements } from '../../../test/count-statements.ts';
import { request } from '../../../test/request.ts';
import { app } from '../../app.ts';

describe('GET /api/surahs', () => {
  test('[7.2] answers 114 surahs in order, with the fields of [3.1] and no other', async () => {
    const response = await request('/api/surahs');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    const body: unknown = await response.json();
    const surahs = surahListSchema.parse(body);
    expect(surahs).toEqual(body);
    expect(surahs.map(({ number }) => number)).toEqual(
      Array.from({ length: 114 }, (_, i) => i + 1),
    );
  });

  test('[7.2] [P19] costs one statement', async () => {
    const { database, statements } = countStatements(env.DB);
    const response = await app.request('/api/surahs', {}, { ...env, DB: database });
    expect(response.status).toBe(200);
    expect(statements).toHaveLength(1);
  });
});

describe('GET /api/surahs/{number}', () => {
  test.each([
    [1, 'Al-Fatihah', 'Meccan', 7],
    [2, 'Al-Baqarah', 'Medinan', 286],
    [114, 'An-Nas', 'Meccan', 6],
  ])('[7.3] surah %d answers its own facts', async (number, nameEn, revelation, versesCount) => {
    const response = await request(`/api/surahs/${number}`);
    expect(response.status).toBe(200);
    expect(surahSchema.parse(await response.json())).toMatchObject({
      id: number,
      number,
      nameEn,
      revelation,
      versesCount,
    });
  });

  test.each(['0', '115', '-1', '999999999999999999999'])(
    '[7.3] a surah out of range answers 404 not_found (%s)',
    async (number) => {
      const response = await request(`/api/surahs/${number}`);
      expect(response.status).toBe(404);
      expect(errorEnvelopeSchema.parse(await response.json()).error.code).toBe('not_found');
    },
  );

  test.each([
    'two',
    '2.0',
    '02',
    '1e1',
    '%202',
    '%FF',
    '%00',
    '2%27--',
    '%D9%A2',
    'x'.repeat(5000),
  ])('[7.3] what is not the number of a surah answers 404 not_found (%s)', async (number) => {
    const response = await request(`/api/surahs/${number}`);
    expect(response.status).toBe(404);
    expect(errorEnvelopeSchema.parse(await response.json()).error.code).toBe('not_found');
  });

  test('[7.3] [P19] [P20] costs one statement, which finds the surah by its key', async () => {
    const { database, statements } = countStatements(env.DB);
    const response = await app.request('/api/surahs/2', {}, { ...env, DB: database });
    expect(response.status).toBe(200);
    expect(statements).toHaveLength(1);
    const plan = await env.DB.prepare(`explain query plan ${statements[0]}`)
      .bind(2, 1)
      .all<{ detail: string }>();
    expect(plan.results[0]?.detail).toContain('SEARCH surah USING INTEGER PRIMARY KEY');
  });

  test('[7.3] [P19] a number that cannot be a surah costs no statement', async () => {
    const { database, statements } = countStatements(env.DB);
    await app.request('/api/surahs/115', {}, { ...env, DB: database });
    expect(statements).toHaveLength(0);
  });
});
