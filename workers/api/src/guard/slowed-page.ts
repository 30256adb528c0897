import { statusByErrorCode } from '@fahm/contracts/error-codes.ts';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { AppEnv } from '../app-env.ts';
import { waiting } from './messages.ts';

const STYLE =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-inline-size:32rem;margin:15vh auto;padding-inline:1rem}';

const digestOf = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
};

/** Whether the answer is going to be a page: somebody followed a link, or was sent here by one. */
export const isNavigation = (c: Context): boolean => {
  if (c.req.method !== 'GET') return false;
  const mode = c.req.header('sec-fetch-mode');
  if (mode !== undefined) return mode === 'navigate';
  return (c.req.header('accept') ?? '').includes('text/html');
};

/** Words for who asks too often, or shares an address with others who do; a link goes on where they were. */
export async function slowedPage(
  c: Context<AppEnv>,
  code: 'too_many_requests' | 'busy',
): Promise<Response> {
  const words = waiting[code];
  const { pathname, search } = new URL(c.req.url);
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${await digestOf(STYLE)}'; frame-ancestors 'none'`,
  );
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          <p>${words.why}</p>
          <p>${words.what} <a href="${pathname}${search}">${waiting.again}</a></p>
          <p><a href="/">${waiting.home}</a></p>
        </main>
      </body>
    </html>`;
  return c.html(page, statusByErrorCode[code]);
}
