import { exports } from 'cloudflare:workers';

/** Asks the worker as it is deployed. */
export const request = (path: string, init?: RequestInit): Promise<Response> =>
  exports.default.fetch(new Request(`https://fahm.test${path}`, init));
