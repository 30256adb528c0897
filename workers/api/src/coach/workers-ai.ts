import type { CoachModel } from '@fahm/domain/coach/model.ts';
import { answerJsonSchema } from '@fahm/domain/coach/prompt.ts';
import * as z from 'zod/mini';
import { jsonIn } from './openai-compatible.ts';

/** Cloudflare's binding to models; this much of it is used. */
export type AiBinding = {
  run: (model: string, input: Record<string, unknown>) => Promise<unknown>;
};

const replySchema = z.object({
  response: z.unknown(),
  usage: z.optional(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
});

/** The binding takes no signal: the race is what its answer has to win. */
const within = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  signal.throwIfAborted();
  const late = new Promise<never>((_, reject) => {
    const stop = () => reject(new Error('the model took too long'));
    signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([work, late]);
};

/** A model of Workers AI. */
export const workersAi = (ai: AiBinding, model: string): CoachModel => ({
  name: model,
  async ask({ system, user }, signal) {
    const input = {
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      max_tokens: 900,
      temperature: 0,
      response_format: { type: 'json_schema', json_schema: answerJsonSchema },
    };
    const { response, usage } = replySchema.parse(await within(ai.run(model, input), signal));
    let output = response;
    try {
      if (typeof response === 'string') output = jsonIn(response);
    } catch {
      output = null;
    }
    const tokens = usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null;
    return { output, tokens };
  },
});
