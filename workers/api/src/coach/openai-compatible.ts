import type { CoachModel, ModelReply } from '@fahm/domain/coach/model.ts';
import { answerJsonSchema } from '@fahm/domain/coach/prompt.ts';
import * as z from 'zod/mini';
import { eventData, segmentReader } from './pieces.ts';

/** Most bytes of an answer that are read: endless output ends here. Each word of a stream comes in an event of its own. */
const MAX_BYTES = 400_000;
const MAX_TOKENS = 900;

const tokenCount = z.int().check(z.gte(0));
const usageSchema = z.optional(
  z.nullable(z.object({ prompt_tokens: tokenCount, completion_tokens: tokenCount })),
);
type Usage = z.infer<typeof usageSchema>;

const replySchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
  usage: usageSchema,
});

/** A piece of a streamed reply; the last one has the count and no choice. */
const pieceSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.nullish(z.string()) }) })),
  usage: usageSchema,
});

/** @throws when it is more than anybody needs. */
const bounded = (body: ReadableStream<Uint8Array>): ReadableStream<string> => {
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) throw new Error(`the model answers more than ${MAX_BYTES} bytes`);
      controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(limit).pipeThrough(new TextDecoderStream());
};

/** JSON that a model wrote, in a fence of markdown or bare. */
export const jsonIn = (content: string): unknown =>
  JSON.parse(content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));

const replyOf = (content: string, usage: Usage): ModelReply => {
  let output: unknown = null;
  try {
    output = jsonIn(content);
  } catch {
    // No JSON: the guard says that it is malformed, and the model is asked again.
  }
  const tokens = usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null;
  return { output, tokens };
};

async function readWhole(body: ReadableStream<string>): Promise<ModelReply> {
  let text = '';
  for await (const chunk of body) text += chunk;
  const { choices, usage } = replySchema.parse(JSON.parse(text));
  return replyOf(choices[0]?.message.content ?? '', usage);
}

async function readPieces(
  body: ReadableStream<string>,
  onSegment: (segment: unknown) => void,
): Promise<ModelReply> {
  const read = segmentReader(onSegment);
  let content = '';
  let counted: Usage = null;
  for await (const data of eventData(body)) {
    if (data === '[DONE]') return replyOf(content, counted);
    const { choices, usage } = pieceSchema.parse(JSON.parse(data));
    counted = usage ?? counted;
    const text = choices[0]?.delta.content ?? '';
    content += text;
    read(text);
  }
  throw new Error('the answer of the model broke off');
}

export type Endpoint = {
  /** Up to `/chat/completions`, without it. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
};

/** A model behind any endpoint that speaks the chat completions of OpenAI. */
export const openAiCompatible = ({ baseUrl, model, apiKey }: Endpoint): CoachModel => ({
  name: model,
  async ask({ system, user }, signal, onSegment) {
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        temperature: 0,
        max_tokens: MAX_TOKENS,
        ...(onSegment && { stream: true, stream_options: { include_usage: true } }),
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'answer', schema: answerJsonSchema },
        },
      }),
    });
    const { ok, status, body, headers } = response;
    if (!ok || body === null) {
      await body?.cancel();
      throw new Error(`the model's server answers ${status}`);
    }
    // A server that does not stream answers whole.
    const isStream = headers.get('content-type')?.includes('text/event-stream') ?? false;
    return onSegment !== undefined && isStream
      ? readPieces(bounded(body), onSegment)
      : readWhole(bounded(body));
  },
});
