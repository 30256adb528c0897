/**
 * The closed union of error codes and the HTTP status each one travels with.
 * Codes that share a status begin with the general one: an answer without a code is read as that.
 * Free of zod, so that a page which only has to tell errors apart loads no schema library.
 */
export const statusByErrorCode = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  /** Signed in, but the questions of onboarding are not answered yet. */
  onboarding_required: 403,
  /** Signed in, but this surah is open to Pro only. */
  subscription_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** Something of the same name is under way: sent again in a moment, it goes well. */
  busy: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  unprocessable: 422,
  /** An account needs a parent or guardian below the minimum age. */
  too_young: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusByErrorCode;

/** Whether a text from outside is one of our codes. A newer server may know more of them. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(statusByErrorCode, value);
