import { BUILT_IN_RECITERS } from '@fahm/contracts/audio/built-in-reciters.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, startServer } from '../test/server.ts';
import { createApi, type Api } from './client.ts';
import { getReciters } from './recitations.ts';

const list = { editions: BUILT_IN_RECITERS, complete: false };

let server: Awaited<ReturnType<typeof startServer>>;
let api: Api;

beforeAll(async () => {
  server = await startServer({
    '/api/quran/editions?format=audio&language=ar': json(200, list),
    '/api/quran/editions?format=audio&language=en': json(200, {
      editions: [{ ...BUILT_IN_RECITERS[0], availableBitrates: [48] }],
      complete: true,
    }),
  });
  api = createApi({ fetch, baseUrl: server.baseUrl });
});

afterAll(() => server.stop());

describe('the reciters of a language', () => {
  test('[3.9] are asked for by format and language, and read by their schema', async () => {
    expect(await getReciters(api, 'ar')).toEqual(list);
  });

  test('[3.9] with a quality that does not exist are refused', async () => {
    await expect(getReciters(api, 'en')).rejects.toMatchObject({ code: 'internal', status: 200 });
  });
});
