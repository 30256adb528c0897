import { expect, test } from 'vitest';
import { requestKind, isFileAt, pageKey } from './request-kind.ts';

const ORIGIN = 'https://fahm.test';
const kind = (path: string, mode = 'cors', method = 'GET') =>
  requestKind({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

test.each([
  ['/read/chapter/2?open=offline', 'navigate', 'page'],
  ['/', 'navigate', 'page'],
  ['/assets/shell-a.js', 'cors', 'file'],
  ['/mf/reader/v1/assets/remote.css', 'no-cors', 'file'],
  ['/mf/reader/v1/text/9718dfe7fbe7/18.json', 'cors', 'text'],
  ['/audio/128/ar.alafasy/262.mp3', 'no-cors', 'audio'],
  ['/audio/128/ar.alafasy/', 'no-cors', 'other'],
  ['/mf/reader/v1/remoteEntry.js?retry', 'cors', 'other'],
  ['/mf/reader/v1/social/1.png', 'no-cors', 'other'],
  ['/api/login', 'navigate', 'other'],
  // [R6]: lessons that need Pro are in no cache of the browser's.
  ['/api/surahs/6/rules', 'cors', 'other'],
  ['/api/flashcards/due', 'cors', 'other'],
  ['/_mf/registry', 'cors', 'other'],
  ['/_offline/reader', 'navigate', 'other'],
  ['/sitemap.xml', 'navigate', 'other'],
  ['https://elsewhere.test/assets/a.js', 'cors', 'other'],
])('%s, %s: %s', (path, mode, expected) => {
  expect(kind(path, mode)).toBe(expected);
});

const answer = (status: number, type: string) =>
  new Response(null, { status, headers: { 'content-type': type } });

test('what changes something is never touched', () => {
  expect(kind('/read/chapter/2', 'navigate', 'POST')).toBe('other');
});

test('an error or a sign-in page is not taken for a file', () => {
  expect(isFileAt('/assets/a.js', answer(200, 'text/javascript'))).toBe(true);
  expect(isFileAt('/assets/a.js', answer(200, 'text/html'))).toBe(false);
  expect(isFileAt('/assets/a.js', answer(404, 'text/javascript'))).toBe(false);
  expect(isFileAt('/text/1/2.json', answer(200, 'application/json'))).toBe(true);
});

test('a page has one address', () => {
  expect(pageKey(`${ORIGIN}/read/chapter/2/?open=offline#2:3`)).toBe('/read/chapter/2');
  expect(pageKey(`${ORIGIN}/`)).toBe('/');
});
