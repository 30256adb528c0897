import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { openAiCompatible } from '../src/coach/openai-compatible.ts';
import { segmentReader } from '../src/coach/pieces.ts';
import { workersAi } from '../src/coach/workers-ai.ts';

const prompt = { system: 'Rules.', user: '{"question":"q"}' };
const output = { segments: [{ type: 'refusal', reason: 'not_found' }] };
const usage = { prompt_tokens: 11, completion_tokens: 7 };
const within = (milliseconds = 5000) => AbortSignal.timeout(milliseconds);

let close: () => void = () => {};
afterEach(() => close());

type Received = {
  path: string | undefined;
  key: string | undefined;
  body: Record<string, unknown>;
};

/** An endpoint of this machine that answers as it is told, and remembers what it was asked. */
async function endpoint(answer: (response: ServerResponse) => void) {
  const received: Received[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      received.push({ path: request.url, key: request.headers.authorization, body });
      answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1/`, received };
}

const completion = (content: string) => (response: ServerResponse) =>
  void response.end(JSON.stringify({ choices: [{ message: { content } }], usage }));

describe('an endpoint that speaks as OpenAI does', () => {
  test('[2.12] is asked for JSON of the answer’s shape, with its key, and its tokens are counted', async () => {
    const { baseUrl, received } = await endpoint(completion(JSON.stringify(output)));
    const model = openAiCompatible({ baseUrl, model: 'small', apiKey: 'k' });
    expect(await model.ask(prompt, within())).toEqual({ output, tokens: { input: 11, output: 7 } });
    expect(received[0]).toMatchObject({
      path: '/v1/chat/completions',
      key: 'Bearer k',
      body: { model: 'small', response_format: { type: 'json_schema' } },
    });
  });

  test('[2.12] may put its JSON into a fence; what is no JSON is left to the guard', async () => {
    const fenced = await endpoint(completion(`\`\`\`json\n${JSON.stringify(output)}\n\`\`\``));
    const small = openAiCompatible({ baseUrl: fenced.baseUrl, model: 'small' });
    expect((await small.ask(prompt, within())).output).toEqual(output);
    close();
    const prose = await endpoint(completion('Peace be upon you!'));
    const other = openAiCompatible({ baseUrl: prose.baseUrl, model: 'small' });
    expect((await other.ask(prompt, within())).output).toBeNull();
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['answers 500', (response) => void response.writeHead(500).end('no')],
    [
      'sends one elsewhere',
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9' }).end(),
    ],
    ['answers something else', (response) => void response.end('{"choices":[]}')],
    [
      'does not stop',
      (response) => {
        const more = () => response.write('x'.repeat(64_000), more);
        more();
      },
    ],
    ['does not answer', () => {}],
  ])('[R9] that %s is away', async (_, answer) => {
    const { baseUrl } = await endpoint(answer);
    const model = openAiCompatible({ baseUrl, model: 'small' });
    await expect(model.ask(prompt, within(500))).rejects.toThrow();
  });
});

const nothing = (): void => {};
const chunk = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const end = `data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`;
const begin = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });

const LONG = {
  segments: [
    { type: 'lesson', id: 'a {"\\' },
    { type: 'text', text: 'b]}' },
  ],
};

describe('an endpoint that streams', () => {
  test('[2.12] hands on each segment while the rest is not there yet', async () => {
    const text = JSON.stringify(LONG);
    const half = text.indexOf(',{') + 1;
    let finish: () => void = nothing;
    const { baseUrl, received } = await endpoint((response) => {
      begin(response).write(chunk(text.slice(0, half)));
      finish = () => void response.end(chunk(text.slice(half)) + end);
    });
    const read: unknown[] = [];
    const reply = openAiCompatible({ baseUrl, model: 'small' }).ask(prompt, within(), (segment) => {
      read.push(segment);
      // The endpoint goes on when the first has been read, and not before.
      if (read.length === 1) finish();
    });
    expect(await reply).toEqual({ output: LONG, tokens: { input: 11, output: 7 } });
    expect(read).toEqual(LONG.segments);
    expect(received[0]?.body).toMatchObject({ stream: true });
  });

  test('[2.12] however its words are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1 }), (cuts) => {
        const text = JSON.stringify(LONG, null, cuts.length % 3);
        const read: unknown[] = [];
        const write = segmentReader((segment) => read.push(segment));
        let at = 0;
        for (const size of cuts) write(text.slice(at, (at += size)));
        write(text.slice(at));
        expect(read).toEqual(LONG.segments);
      }),
    );
  });

  test('[2.12] and answers whole where it does not', async () => {
    const { baseUrl } = await endpoint(completion(JSON.stringify(output)));
    const read: unknown[] = [];
    const model = openAiCompatible({ baseUrl, model: 'small' });
    const reply = await model.ask(prompt, within(), (segment) => read.push(segment));
    expect({ reply: reply.output, read }).toEqual({ reply: output, read: [] });
  });

  test('[R9] that breaks off is away', async () => {
    const { baseUrl } = await endpoint((response) => void begin(response).end(chunk('{"segm')));
    const model = openAiCompatible({ baseUrl, model: 'small' });
    await expect(model.ask(prompt, within(), nothing)).rejects.toThrow('broke off');
  });
});

describe('Workers AI', () => {
  test('[2.12] answers an object or its JSON', async () => {
    for (const response of [output, JSON.stringify(output)]) {
      const model = workersAi({ run: async () => ({ response, usage }) }, '@cf/some/model');
      expect(await model.ask(prompt, within())).toEqual({
        output,
        tokens: { input: 11, output: 7 },
      });
    }
  });

  test('[R9] that does not answer is away', async () => {
    const model = workersAi({ run: () => new Promise(() => {}) }, '@cf/some/model');
    await expect(model.ask(prompt, within(50))).rejects.toThrow('too long');
  });
});
