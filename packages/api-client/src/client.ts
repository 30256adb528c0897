import { ApiError, errorOfReply } from './errors.ts';

/** What turns a reply into the promised shape, or throws: any zod schema is one. */
export type ReplyParser<T> = { parse: (reply: unknown) => T };

/** A parser whose code comes with the first request: a page that never asks does not load it. */
export type LateParser<T> = () => Promise<ReplyParser<T>>;

export type ApiRequest<T> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path on the API's origin, with its query: `/api/surahs/2`. */
  path: string;
  /** Sent as JSON; not given for a request without a body. */
  body?: unknown;
  reply: ReplyParser<T> | LateParser<T>;
  signal?: AbortSignal | undefined;
};

export type Api = {
  /**
   * Asks the server and answers the parsed reply; an empty one is parsed as `null`.
   * @throws ApiError for every failure; when `signal` aborts, its own reason instead.
   */
  request: <T>(request: ApiRequest<T>) => Promise<T>;
};

type Options = {
  fetch: typeof globalThis.fetch;
  /** Origin of the API without a trailing slash; empty for the page's own. */
  baseUrl: string;
  /** How long an answer may take, its body included, in milliseconds. */
  deadline?: number;
};

const unreachable = (why: string, cause: unknown) =>
  new ApiError(`0: ${why}`, { code: 'unavailable', status: 0, requestId: null }, { cause });

const init = <T>({ method, body }: ApiRequest<T>, signal: AbortSignal): RequestInit => ({
  method,
  credentials: 'include',
  signal,
  headers: {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

/** Loaded while the server answers. Its failure counts only when there is something to parse. */
const parserOf = <T>({ reply }: ApiRequest<T>): Promise<ReplyParser<T>> => {
  const parser = typeof reply === 'function' ? reply() : Promise.resolve(reply);
  parser.catch(() => {});
  return parser;
};

/** An import takes no signal: it is left to itself when there is no more time for it. */
const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const give = () => reject(signal.reason as Error);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    promise.then(resolve, reject);
  });

const parseReply = <T>(response: Response, text: string, reply: ReplyParser<T>): T => {
  try {
    return reply.parse(text === '' ? null : JSON.parse(text));
  } catch (cause) {
    throw new ApiError(
      `${response.status}: the reply is not of the promised shape`,
      {
        code: 'internal',
        status: response.status,
        requestId: response.headers.get('x-request-id'),
      },
      { cause },
    );
  }
};

/** How long a call may take, its body included, in milliseconds. */
const DEADLINE_MS = 5000;

/** A client of our API. Cookies travel with every call, and every call has a deadline. */
export const createApi = ({ fetch, baseUrl, deadline = DEADLINE_MS }: Options): Api => ({
  request: async (request) => {
    const timeout = AbortSignal.timeout(deadline);
    const caller = request.signal;
    const signal = caller === undefined ? timeout : AbortSignal.any([timeout, caller]);
    const loading = parserOf(request);
    let response: Response;
    let text: string;
    let parser: Awaited<typeof loading> | null;
    try {
      response = await fetch(`${baseUrl}${request.path}`, init(request, signal));
      text = await response.text();
      parser = response.ok ? await orAborted(loading, signal) : null;
    } catch (cause) {
      if (caller?.aborted) throw caller.reason;
      if (timeout.aborted) throw unreachable(`no answer within ${deadline} ms`, cause);
      throw unreachable('the server could not be reached', cause);
    }
    if (parser === null) throw errorOfReply(response, text);
    return parseReply(response, text, parser);
  },
});
