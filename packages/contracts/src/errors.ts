import * as z from 'zod/mini';
import { statusByErrorCode, type ErrorCode } from './error-codes.ts';

const errorCodes = Object.keys(statusByErrorCode) as ErrorCode[];

const errorCodeSchema = z.enum(errorCodes);

/**
 * The one shape of every error answer. `message` is for developers: the interface turns `code`
 * into words. `requestId` is the answer's `x-request-id`, by which its log line is found.
 */
export const errorEnvelopeSchema = z.object({
  error: z.object({
    code: errorCodeSchema,
    message: z.string(),
    requestId: z.string(),
  }),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;
