import type { CoachModel } from '@fahm/domain/coach/model.ts';
import { serviceAddress } from '@fahm/worker-kit/environment.ts';
import * as z from 'zod/mini';
import { assetsSchema, type AssetsBinding } from '../assets.ts';
import { notConfigured } from '../env-schema.ts';
import { openAiCompatible } from './openai-compatible.ts';
import { createVerseSource, type LibraryBinding, type VerseSource } from './verse-source.ts';
import { workersAi, type AiBinding } from './workers-ai.ts';

const has = (method: string, value: unknown): boolean =>
  typeof value === 'object' && value !== null && method in value;

const isLibrary = (value: unknown): value is LibraryBinding => has('fetch', value);
const isAi = (value: unknown): value is AiBinding => has('run', value);

const price = z.optional(
  z.pipe(z.string(), z.pipe(z.transform(Number), z.number().check(z.gte(0)))),
);

const coachEnvSchema = z.object({
  LIBRARY: z.custom<LibraryBinding>(isLibrary, 'is not the library worker'),
  /** This worker's own files: the words of care. Whoever is in need is answered without them too. */
  ASSETS: z.optional(assetsSchema),
  /** A model's name. Without it the lessons answer themselves. */
  COACH_MODEL: z.optional(z.string().check(z.minLength(1))),
  /** Where that model answers; without it, Workers AI. */
  COACH_ENDPOINT: z.optional(serviceAddress),
  COACH_API_KEY: z.optional(z.string().check(z.minLength(1))),
  AI: z.optional(z.custom<AiBinding>(isAi, 'is not Workers AI')),
  /** What a million tokens cost, in any currency: for the log. */
  COACH_PRICE_INPUT: price,
  COACH_PRICE_OUTPUT: price,
});

type CoachEnv = z.infer<typeof coachEnvSchema>;

export type CoachConfig = {
  verses: VerseSource;
  /** null: the most certain expressions alone tell who is in need. */
  assets: AssetsBinding | null;
  /** null: the coach answers out of the lessons. */
  model: CoachModel | null;
  /** For a million tokens; null when it is not known. */
  price: { input: number; output: number } | null;
};

const modelOf = ({
  COACH_MODEL,
  COACH_ENDPOINT,
  COACH_API_KEY,
  AI,
}: CoachEnv): CoachModel | null => {
  if (COACH_MODEL === undefined) return null;
  if (COACH_ENDPOINT !== undefined) {
    return openAiCompatible({ baseUrl: COACH_ENDPOINT, model: COACH_MODEL, apiKey: COACH_API_KEY });
  }
  return AI === undefined ? null : workersAi(AI, COACH_MODEL);
};

const cache = new WeakMap<object, CoachConfig>();

/**
 * How this deployment's coach answers.
 * @throws ServiceError `unavailable` without the library worker, or with a configuration that cannot be read.
 */
export function coachConfig(bindings: object): CoachConfig {
  const known = cache.get(bindings);
  if (known !== undefined) return known;
  const result = z.safeParse(coachEnvSchema, bindings);
  if (!result.success) {
    throw notConfigured(
      `coach: ${result.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
    );
  }
  const env = result.data;
  const [input, output] = [env.COACH_PRICE_INPUT, env.COACH_PRICE_OUTPUT];
  const config: CoachConfig = {
    verses: createVerseSource(env.LIBRARY),
    assets: env.ASSETS ?? null,
    model: modelOf(env),
    price: input === undefined || output === undefined ? null : { input, output },
  };
  cache.set(bindings, config);
  return config;
}
