import * as z from 'zod/mini';

/** `schema`, and `value` in place of what is not given. */
export const withDefault = <T extends z.ZodMiniType>(schema: T, value: z.output<T>) =>
  z.pipe(
    z.optional(schema),
    z.transform((given: z.output<T> | undefined): z.output<T> => given ?? value),
  );
