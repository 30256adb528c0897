import type { CoachModel, ModelReply } from '@fahm/domain/coach/model.ts';
import { answerJsonSchema } from '@fahm/domain/coach/prompt.ts';
import * as z from 'zod/mini';

/** Most bytes of an answer that are read: endless output ends here. */
const MAX_BYTES = 64_000;
const MAX_TOKENS = 900;

const replySchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
  usage: z.optional(
    z.nullable(
      z.object({
        prompt_tokens: z.int().check(z.gte(0)),
        completion_tokens: z.int().check(z.gte(0)),
      }),
    ),
  ),
});

async function readBounded(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`the model answers more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Blob(chunks).text();
}

/** JSON that a model wrote, in a fence of markdown or bare. */
export const jsonIn = (content: string): unknown =>
  JSON.parse(content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));

const readReply = (text: string): ModelReply => {
  const { choices, usage } = replySchema.parse(JSON.parse(text));
  let output: unknown = null;
  try {
    output = jsonIn(choices[0]?.message.content ?? '');
  } catch {
    // No JSON: the guard says that it is malformed, and the model is asked again.
  }
  const tokens = usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null;
  return { output, tokens };
};

export type Endpoint = {
  /** Up to `/chat/completions`, without it. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
};

/** A model behind any endpoint that speaks the chat completions of OpenAI. */
export const openAiCompatible = ({ baseUrl, model, apiKey }: Endpoint): CoachModel => ({
  name: model,
  async ask({ system, user }, signal) {
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
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the model's server answers ${response.status}`);
    }
    return readReply(await readBounded(response.body));
  },
});
