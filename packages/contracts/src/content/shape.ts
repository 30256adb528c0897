import * as z from 'zod/mini';

/** Where a value of a content file is not as its schema wants it, and why, in English. */
type ShapeIssue = { path: PropertyKey[]; message: string };

export type ShapeResult<T> = { ok: true; value: T } | { ok: false; issues: ShapeIssue[] };

const { localeError } = z.locales.en();

/** Parses with messages for people. The schemas themselves carry no words: other builds stay small. */
export function parseShape<T>(schema: z.ZodMiniType<T>, value: unknown): ShapeResult<T> {
  const result = schema.safeParse(value, { error: localeError });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, issues: result.error.issues.flatMap(issuesOf) };
}

/** One issue for each unknown key, where the key stands; of a union, those of the closest member. */
function issuesOf(issue: z.core.$ZodIssue): ShapeIssue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: `Unknown key "${key}"`,
    }));
  }
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) {
    return [{ path: issue.path, message: issue.message }];
  }
  const closest = issue.errors.reduce((best, other) => (other.length < best.length ? other : best));
  return closest.flatMap(issuesOf).map(({ path, message }) => ({
    path: [...issue.path, ...path],
    message,
  }));
}
