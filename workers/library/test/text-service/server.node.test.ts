import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTextService, type TextService } from './server.ts';

let service: TextService;
beforeAll(async () => void (service = await startTextService()));
afterAll(() => service.stop());

type Reply = {
  code: number;
  status: string;
  data: { ayahs: Record<string, unknown>[] | string; edition: { identifier: string } };
};

const ask = async (path: string) =>
  (await (await fetch(`${service.origin}/v1${path}`)).json()) as Reply;
const first = ({ data }: Reply) => (data.ayahs as { text: string }[])[0]?.text ?? '';

describe('the stand-in has the oddities of the service', () => {
  test('[7.24] an unknown edition answers 200 with another one', async () => {
    const reply = await ask('/surah/1/en.nobody');
    expect([reply.code, reply.status]).toEqual([200, 'OK']);
    expect(reply.data.edition.identifier).toBe('quran-simple');
  });

  test('[7.24] an offset past the end answers 200 with a text for verses', async () => {
    expect(typeof (await ask('/surah/1/en.sahih?offset=7')).data.ayahs).toBe('string');
  });

  test('[7.24] an error has a text for data', async () => {
    const response = await fetch(`${service.origin}/v1/surah/115/en.sahih`);
    expect(response.status).toBe(404);
    expect(typeof ((await response.json()) as { data: unknown }).data).toBe('string');
  });

  test('[7.24] the basmala is inside verse 1, with a shadda more in 95 and 97, and not in 9', async () => {
    const opening = first(await ask('/surah/1/quran-uthmani'));
    expect(first(await ask('/surah/2/quran-uthmani')).startsWith(`${opening} `)).toBe(true);
    for (const surah of [95, 97]) {
      const text = first(await ask(`/surah/${surah}/quran-uthmani`));
      expect(text.startsWith(opening)).toBe(false);
      expect(text.replace('\u0651', '').startsWith(`${opening} `)).toBe(true);
    }
    expect(first(await ask('/surah/9/quran-uthmani')).startsWith(opening)).toBe(false);
  });

  test('[7.24] simple text begins with a byte order mark, once', async () => {
    expect(first(await ask('/surah/1/quran-simple')).startsWith('\uFEFF')).toBe(true);
    expect(first(await ask('/surah/2/quran-simple')).includes('\uFEFF')).toBe(false);
  });

  test('[7.24] sajda is false or an object', async () => {
    const { data } = await ask('/surah/32/en.sahih');
    const ayahs = data.ayahs as { sajda: unknown }[];
    expect(ayahs[13]?.sajda).toBe(false);
    expect(ayahs[14]?.sajda).toMatchObject({ recommended: false, obligatory: true });
  });

  test('[3.9] three recitations have type translation, and recitations have no direction', async () => {
    const { data } = await ask('/edition?format=audio&type=translation');
    expect(data).toHaveLength(3);
    expect(data).toMatchObject([{ direction: null }, { direction: null }, { direction: null }]);
  });

  test('[7.24] an unknown name of a fault is refused, so that no test breaks nothing', async () => {
    const url = `${service.origin}/s/a/faults`;
    expect((await fetch(url, { method: 'PUT', body: 'gone' })).status).toBe(400);
  });
});
