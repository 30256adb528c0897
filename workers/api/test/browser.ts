import { createExecutionContext } from 'cloudflare:test';
import { app } from '../src/app.ts';
import { ORIGIN } from './origin.ts';

type Jar = Map<string, string>;

/** Keeps cookies by name, as one host has them; an expired one is forgotten. */
function keep(jar: Jar, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const over = attributes.some((it) => /^ *(max-age=0|expires=thu, 01 jan 1970)/i.test(it));
    if (over) jar.delete(name);
    else jar.set(name, pair.slice(at + 1));
  }
}

const header = (jar: Jar): Record<string, string> =>
  jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };

export type Browser = {
  jar: Jar;
  /** A navigation or a read of the product; redirects are not followed. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** A write as our own pages send it. */
  write: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** The provider's last step: the address it sends the browser back to. */
  atProvider: (authorizationUrl: string, name?: string) => Promise<string>;
};

/** A browser before the API with these bindings: it keeps cookies, and sends what browsers send. */
export function createBrowser(bindings: object, jar: Jar = new Map()): Browser {
  const provider: Jar = new Map();
  const ask = async (path: string, init: RequestInit) => {
    const response = await app.request(
      `${ORIGIN}${path}`,
      init,
      bindings,
      createExecutionContext(),
    );
    keep(jar, response);
    return response;
  };
  const step = async (url: string, init: RequestInit = {}) => {
    const headers = { ...header(provider), ...(init.headers as Record<string, string>) };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    keep(provider, response);
    return response;
  };
  return {
    jar,
    get: (path, headers = {}) => ask(path, { headers: { ...header(jar), ...headers } }),
    write: (method, path, body, headers = {}) =>
      ask(path, {
        method,
        headers: {
          ...header(jar),
          origin: ORIGIN,
          'sec-fetch-site': 'same-origin',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async atProvider(authorizationUrl, name = 'Maryam Khan') {
      let url = authorizationUrl;
      for (let steps = 0; steps < 8; steps += 1) {
        if (url.startsWith(`${ORIGIN}/`)) return url.slice(ORIGIN.length);
        const response = url.includes('/sign-in/')
          ? await step(url, { method: 'POST', body: new URLSearchParams({ name }) })
          : await step(url);
        await response.body?.cancel();
        url = new URL(response.headers.get('location') ?? '', url).href;
      }
      throw new Error(`the provider never came back: ${url}`);
    },
  };
}

/** Signs in from beginning to end and answers the last redirect. */
export async function signInThrough(
  browser: Browser,
  { returnTo, name }: { returnTo?: string; name?: string } = {},
): Promise<Response> {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
  const login = await browser.get(`/api/login${query}`);
  const back = await browser.atProvider(login.headers.get('location') ?? '', name);
  return browser.get(back);
}
