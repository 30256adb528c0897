import type * as z from 'zod/mini';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { withDeadline } from '@fahm/worker-kit/deadline.ts';
import { DEADLINES_MS } from '../deadlines.ts';

/** Reads one of our own built files. @throws ServiceError `unavailable` when it cannot be read in time. */
export type ReadAsset = <T>(path: string, schema: z.ZodMiniType<T>) => Promise<T>;

export const assetReader =
  (assets: Fetcher): ReadAsset =>
  async (path, schema) => {
    try {
      return await withDeadline(DEADLINES_MS.assets, `asset ${path}`, async () => {
        const response = await assets.fetch(`https://assets.local${path}`);
        if (!response.ok) throw new Error(`asset ${path}: status ${response.status}`);
        const result = schema.safeParse(await response.json());
        if (!result.success) throw new Error(`asset ${path}: another shape`);
        return result.data;
      });
    } catch (cause) {
      throw new ServiceError('unavailable', 'This cannot be read now.', { cause });
    }
  };
