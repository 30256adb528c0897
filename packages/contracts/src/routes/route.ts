import type * as z from 'zod/mini';
import type { RateLimitName } from './rate-limits.ts';

/**
 * Who may call a route. `free-surahs`: everybody for surahs 1 to 5, beyond them who is signed in (ruling A10).
 * `person`: who is signed in. `onboarded`: who has answered the questions of onboarding too ([6.6]).
 */
type Access = 'everybody' | 'free-surahs' | 'person' | 'onboarded';

/** Most bytes of a request's body where its route does not say another number. */
export const MAX_BODY_BYTES = 16_000;

/**
 * All there is to say of one route of the API worker. Its registration, `/api/openapi.json` and the tables of the
 * security tests derive from it. The key under which it stands is its `operationId`, the comment above it its summary:
 * words that only the document needs weigh nothing in the worker.
 */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in OpenAPI: `/api/surahs/{number}`. */
  path: `/api/${string}`;
  access: Access;
  /** True where a surah that needs Pro is answered `subscription_required` to who has none ([6.2]). */
  needsPro?: true;
  /** Counted by address where nobody has to be signed in, by person elsewhere. */
  limit?: RateLimitName;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** `MAX_BODY_BYTES` when it is not given. */
  maxBodyBytes?: number;
  /** Of success: 200 with a reply and 204 without one when it is not given. */
  status?: 201 | 303;
  /** Sent as JSON; none where there is nothing to say. */
  reply?: z.ZodMiniType;
};

/** The status of success. */
export const statusOf = ({ status, reply }: Route): 200 | 201 | 204 | 303 =>
  status ?? (reply === undefined ? 204 : 200);
