import type * as z from 'zod/mini';
import type { ApiLimitName, RateLimitName } from './rate-limits.ts';

/**
 * Who may call a route of the API. `free-surahs`: everybody for surahs 1 to 5, beyond them who is signed in (ruling A10).
 * `person`: who is signed in. `onboarded`: who has answered the questions of onboarding too ([6.6]).
 */
type ApiAccess = 'everybody' | 'free-surahs' | 'person' | 'onboarded';
/**
 * Who may call a route of any worker. `own-pages`: pages of this site, and who says nothing of where a request comes
 * from. `stripe`: who signs the body with Stripe's secret.
 */
type Access = ApiAccess | 'own-pages' | 'stripe';

/** Most bytes of a request's body where its route does not say another number. */
export const MAX_BODY_BYTES = 16_000;

/**
 * All there is to say of one route of a worker. Its registration, `/api/openapi.json` and the tables of the security
 * tests derive from it. The key under which it stands is its `operationId`, the comment above it its summary: words that
 * only the document needs weigh nothing in the worker.
 */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in OpenAPI: `/api/surahs/{number}`. */
  path: `/${string}`;
  access: Access;
  /** True where a surah that needs Pro is answered `subscription_required` to who has none ([6.2]). */
  needsPro?: true;
  /** Counted by person where somebody has to be signed in, by address elsewhere. */
  limit?: RateLimitName;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** `MAX_BODY_BYTES` when it is not given. */
  maxBodyBytes?: number;
  /** Of success: 200 where something is said and 204 where nothing is, when it is not given. */
  status?: 201 | 303;
  /** Sent as JSON; none where there is nothing to say. */
  reply?: z.ZodMiniType;
  /** What is sent where it is no JSON: a file, or a word that machines alone read, failures included. */
  media?: 'audio/mpeg' | 'text/plain';
  /** True where success is nobody's own, and may be kept by browsers and on the way. No other answer is stored. */
  cached?: true;
};

/** A route of the API worker, which knows people. */
export type ApiRoute = Route & {
  path: `/api/${string}`;
  access: ApiAccess;
  limit?: ApiLimitName;
  media?: never;
  cached?: never;
};

/** The status of success. */
export const statusOf = ({ status, reply, media }: Route): 200 | 201 | 204 | 303 =>
  status ?? (reply === undefined && media === undefined ? 204 : 200);
