import { parseShape } from '@fahm/contracts/content/shape.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { Fault } from '../files/fault.ts';
import { faultsOf, type Problem } from '../files/problem.ts';

/** Any schema of the contracts. */
type Schema<T> = Parameters<typeof parseShape<T>>[0];

/**
 * Reads files as their schemas say, and puts what is wrong with them among `faults`. Null for a file that
 * is not there or not of its shape; `problems` are what a schema cannot say.
 */
export const shapeReader =
  (faults: Fault[]) =>
  <T>(
    file: ContentFile | undefined,
    schema: Schema<T>,
    problems: (value: T) => Problem[] = () => [],
  ): T | null => {
    if (file === undefined) return null;
    const result = parseShape(schema, file.value);
    const found = result.ok
      ? problems(result.value)
      : result.issues.map(({ path, message }) => ({
          at: path,
          message: path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`,
        }));
    faults.push(...faultsOf(file, found));
    return result.ok ? result.value : null;
  };
