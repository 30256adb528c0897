import * as z from 'zod/mini';

/** The bytes under which a checked value is kept and shared. */
export const encodeJson = (value: unknown): ArrayBuffer =>
  new TextEncoder().encode(JSON.stringify(value)).buffer as ArrayBuffer;

/** The value in kept bytes; `null` when they are not JSON of this shape. */
export function decodeJson<T>(bytes: ArrayBuffer, schema: z.ZodMiniType<T>): T | null {
  try {
    const result = schema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
