import { AppError } from '@fahm/domain/errors.ts';
import * as z from 'zod/mini';

const isD1 = (value: unknown): value is D1Database =>
  typeof value === 'object' && value !== null && 'prepare' in value && 'batch' in value;

const envSchema = z.object({
  DB: z.custom<D1Database>(isD1, 'is not a D1 database'),
});

export type Env = z.infer<typeof envSchema>;

const parsed = new WeakMap<object, Env>();

/**
 * The bindings, checked once for each isolate (workerd hands over the same object every time).
 * @throws AppError `unavailable`; its cause names every binding at fault, for the log only.
 */
export const parseEnv = (bindings: object): Env => {
  const known = parsed.get(bindings);
  if (known !== undefined) return known;
  const result = envSchema.safeParse(bindings);
  if (!result.success) {
    const faults = result.error.issues.map(
      ({ path, message }) => `binding ${path.join('.')}: ${message}`,
    );
    const cause = new Error(`${faults.join('; ')} (see wrangler.toml)`);
    throw new AppError('unavailable', 'The service is not configured.', { cause });
  }
  parsed.set(bindings, result.data);
  return result.data;
};
