import { ServiceError } from '@fahm/worker-kit/service-error.ts';

export const NO_SUCH_FILE = 'No such recitation.';

export const noSuchFile = (): ServiceError => new ServiceError('not_found', NO_SUCH_FILE);

/** `waitMs`: milliseconds after which asking again makes sense, `null` when nobody told. */
export const unavailable = (cause: unknown, waitMs: number | null): ServiceError =>
  new ServiceError('unavailable', 'The recitation cannot be had now.', {
    cause,
    headers: { 'retry-after': String(Math.max(1, Math.ceil((waitMs ?? 1000) / 1000))) },
  });

/** `size`: bytes of the file, `null` when it is not known. */
export const noSuchRange = (size: number | null): ServiceError =>
  new ServiceError('range_not_satisfiable', 'The file has no such bytes.', {
    headers: size === null ? {} : { 'content-range': `bytes */${size}` },
  });
