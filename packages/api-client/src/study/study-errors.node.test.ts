import { statusByErrorCode, type ErrorCode } from '@fahm/contracts/error-codes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, startServer } from '../../test/server.ts';
import { calls, KEY, pathIn, silent } from '../../test/study-calls.ts';
import { createApi, type Api } from '../client.ts';

const REFUSALS = [
  'unauthorized',
  'subscription_required',
  'not_found',
  'unprocessable',
  'too_many_requests',
] as const satisfies ErrorCode[];

const envelopeOf = (code: ErrorCode) => ({
  error: { code, message: code === 'unauthorized' ? 'Unauthorized' : 'No.', requestId: KEY },
});

let refusal: ErrorCode = 'unauthorized';
const refuse = (response: Parameters<ReturnType<typeof json>>[0]) =>
  json(statusByErrorCode[refusal], envelopeOf(refusal))(response);

let server: Awaited<ReturnType<typeof startServer>>;
let api: Api;

beforeAll(async () => {
  const paths = [...calls, ...silent].map(([, , request]) => pathIn(request));
  server = await startServer(Object.fromEntries(paths.map((path) => [path, refuse])));
  api = createApi({ fetch, baseUrl: server.baseUrl });
});
afterAll(() => server.stop());

test.each([...calls, ...silent].map(([claim, ask]) => ({ claim, ask })))(
  '[8.1] $claim, refused, is an error in the form of the catalogue: status, colon, body (%#)',
  async ({ ask }) => {
    for (const code of REFUSALS) {
      refusal = code;
      const status = statusByErrorCode[code];
      const message = `${status}: ${JSON.stringify(envelopeOf(code))}`;
      await expect(ask(api)).rejects.toMatchObject({ message, code, status });
    }
  },
);
