import { createHash } from 'node:crypto';
import { NAME_LENGTH } from './learner.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 100%/1.6 system-ui, sans-serif; }
  body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 1.5rem;
    box-sizing: border-box; background: light-dark(#faf8f3, #14181b); color: light-dark(#22302d, #e8e6df); }
  main { inline-size: min(100%, 24rem); }
  h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 .5rem; }
  p { margin: 0 0 1.5rem; color: light-dark(#55625e, #a9b3ae); }
  label { display: block; font-weight: 600; margin-block-end: .375rem; }
  input, button { font: inherit; box-sizing: border-box; inline-size: 100%; min-block-size: 3rem;
    border-radius: .625rem; padding: 0 1rem; }
  input { border: 1px solid light-dark(#7d8a85, #7f8c87); background: light-dark(#fff, #1d2327); color: inherit; }
  button { margin-block-start: 1rem; border: 0; background: light-dark(#14614f, #7fd0b6);
    color: light-dark(#fff, #0d1f19); font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 3px solid light-dark(#14614f, #7fd0b6); outline-offset: 2px; }
  small { display: block; margin-block-start: 1.5rem; color: light-dark(#55625e, #a9b3ae); }
  a { color: inherit; }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Headers of every page here: no script, no other origin, no frame. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
} as const;

const document = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<main>${body}</main>
</html>
`;

/** The one form: who are you? Posts to its own address. */
export const signInPage = (): string =>
  document(
    'Sign in on this machine',
    `<h1>Who is learning?</h1>
<p>Type your name. A new name begins a new account, a name from before opens its own.</p>
<form method="post">
<label for="name">Your name</label>
<input id="name" name="name" required maxlength="${NAME_LENGTH}" autocomplete="username" autofocus>
<button>Continue</button>
</form>
<small>This page stands in for a real sign-in provider. It runs on this machine only and asks for no password.</small>`,
  );

/** Shown for an address that belongs to no sign-in under way. */
export const endedPage = (home: string): string =>
  document(
    'This sign-in has ended',
    `<h1>This sign-in has ended</h1>
<p>It was completed already, or took too long.</p>
<a href="${home}">Back to the start</a>`,
  );
