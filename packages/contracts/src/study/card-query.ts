import * as z from 'zod/mini';
import { announcedCardKinds, type AnnouncedCardKind } from './card-kinds.ts';
import { dayQuerySchema } from './study-day.ts';
import { withDefault } from '../with-default.ts';

/**
 * Query of every call that sends cards or counts them: `?kinds=order,match`. Without it a client gets the
 * base kinds alone; a name that the server does not know is of a later client, and says nothing.
 */
export const cardQuerySchema = z.object({
  kinds: withDefault(
    z.pipe(
      z.string(),
      z.transform((names: string): readonly AnnouncedCardKind[] => {
        const named = new Set(names.split(','));
        return announcedCardKinds.filter((kind) => named.has(kind));
      }),
    ),
    [],
  ),
});

/** The same of a call that also speaks of days. */
export const cardDayQuerySchema = z.extend(dayQuerySchema, cardQuerySchema.shape);
