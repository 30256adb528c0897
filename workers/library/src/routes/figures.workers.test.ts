import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { figureListSchema, figureSchema, figureTypes } from '@fahm/contracts/content/figures.ts';
import { describe, expect, test } from 'vitest';
import { BROKEN_ASSETS } from '../../test/broken-assets.ts';
import { libraryUnderTest } from '../../test/library-under-test.ts';

const { ask } = libraryUnderTest();
const codeOf = async (response: Response) =>
  errorEnvelopeSchema.parse(await response.json()).error.code;

describe('GET /api/figures', () => {
  test('[7.20] [3.13] answers every figure as a card, by type, and nothing else', async () => {
    const response = await ask('/api/figures');
    expect(response.status).toBe(200);
    const body: unknown = await response.json();
    const figures = figureListSchema.parse(body);
    expect(figures).toEqual(body);
    expect(figures.length).toBeGreaterThanOrEqual(70);
    expect(figures.filter(({ type }) => type === 'prophet')).toHaveLength(25);
    const order = figures.map(({ type }) => figureTypes.indexOf(type));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('[7.20] may be kept, and a client that has it is told 304', async () => {
    const { headers } = await ask('/api/figures');
    const etag = headers.get('etag') ?? '';
    expect(headers.get('cache-control')).toContain('public');
    const again = await ask('/api/figures', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('[7.20] does not ask the text service', async () => {
    const { answer, requests } = libraryUnderTest();
    expect((await answer('/api/figures')).status).toBe(200);
    expect(await requests()).toEqual([]);
  });

  test.each(Object.entries(BROKEN_ASSETS))(
    '[8.10] with an assets binding that %s it answers 503, not to be kept',
    async (_, ASSETS) => {
      const response = await libraryUnderTest({ ASSETS }).ask('/api/figures');
      expect(response.status).toBe(503);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('GET /api/figures/{id}', () => {
  test('[7.21] [3.13] [3.14] every figure of the list answers in one shape', async () => {
    const cards = figureListSchema.parse(await (await ask('/api/figures')).json());
    for (const card of cards) {
      const body: unknown = await (await ask(`/api/figures/${card.id}`)).json();
      const figure = figureSchema.parse(body);
      expect(figure).toEqual(body);
      expect(figure).toMatchObject(card);
      expect(figure.sources.length).toBeGreaterThan(0);
    }
  }, 60_000);

  test.each([
    'fig_nobody',
    'fig_',
    'musa',
    'FIG_MUSA',
    '..%2Ffigures.json',
    `fig_${'x'.repeat(80)}`,
  ])('[7.21] [8.10] what is no figure answers 404 not_found (%s)', async (id) => {
    const response = await ask(`/api/figures/${id}`);
    expect(response.status).toBe(404);
    expect(await codeOf(response)).toBe('not_found');
  });
});

const found = async (query: string) => {
  const response = await ask(`/api/search?${new URLSearchParams({ q: query }).toString()}`);
  expect(response.status).toBe(200);
  return figureListSchema.parse(await response.json()).map(({ id }) => id);
};

describe('GET /api/search', () => {
  test.each([
    ['a name', 'Musa', 'fig_musa'],
    ['another case and spelling', 'mūSĀ', 'fig_musa'],
    ['another name', 'moses', 'fig_musa'],
    ['with its title', 'Prophet Yusuf', 'fig_yusuf'],
    ['an apostrophe', "shu'ayb", 'fig_shuayb'],
    ['Arabic without marks', 'موسى', 'fig_musa'],
    ['Arabic with marks', 'مُوسَىٰ', 'fig_musa'],
  ])('[7.22] finds a figure first by %s', async (_, query, id) => {
    expect((await found(query))[0]).toBe(id);
  });

  test('[7.22] looks into tags and summaries too, and finds all words or nothing', async () => {
    expect(await found('ark flood')).toContain('fig_nuh');
    expect(await found('ark spaceship')).toEqual([]);
    expect(await found('qqqq')).toEqual([]);
  });

  test.each(['', '?q=', '?q=%20%20', `?q=${'x'.repeat(101)}`])(
    '[5.2] [7.22] a query that is blank or too long answers 422 (%s)',
    async (query) => {
      const response = await ask(`/api/search${query}`);
      expect(response.status).toBe(422);
      expect(await codeOf(response)).toBe('unprocessable');
    },
  );
});
