import * as z from 'zod/mini';

/** Reply of GET /api/health. Its presence says: the worker runs and its bindings are there. */
export const healthSchema = z.object({ status: z.literal('ok') });
