import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fetchCheck } from '../src/features/check/fetch-check.ts';

const card = {
  id: 'f001-001',
  prompt: 'What is it?',
  choices: [
    { text: 'This', isRight: true },
    { text: 'That', isRight: false },
  ],
  explanation: 'Because.',
  verseRefs: ['1:1'],
};

/** What is fetched where the questions of surah 1 answer this. */
async function fetched(status: number, body: string) {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/checks/1.json' ? status : 404;
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await fetchCheck(`http://127.0.0.1:${port}/`, 1);
  } finally {
    server.close();
  }
}

test('[2.11.7] the questions of a surah are fetched from the files of this version', async () => {
  expect(await fetched(200, JSON.stringify([card]))).toEqual([card]);
  expect(await fetched(200, '[]')).toEqual([]);
});

test.each([
  ['a page that is not there', 404, ''],
  ['no JSON', 200, '<!doctype html>'],
  ['no list', 200, '{}'],
  ['a question without a right choice', 200, JSON.stringify([{ ...card, choices: [] }])],
  ['a question without words', 200, JSON.stringify([{ ...card, prompt: null }])],
])('[2.11.7] of %s nothing is taken for a question', async (_, status, body) => {
  await expect(fetched(status, body)).rejects.toThrow();
});
