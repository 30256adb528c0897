import * as z from 'zod/mini';

/** Reply of GET /api/offer. */
export const offerSchema = z.object({
  /** False while no payments are set up here, or checkout is closed. */
  isOpen: z.boolean(),
});

export type Offer = z.infer<typeof offerSchema>;
