import { SIGNED_IN_COOKIE } from '@fahm/contracts/person/sign-in-flags.ts';

const SIGNED_IN = new RegExp(`(?:^|;\\s*)${SIGNED_IN_COOKIE}=1(?:;|$)`);

/** Whether a `Cookie` header (or `document.cookie`) says that somebody is signed in. It proves nothing. */
export const hasSignedInCookie = (cookies: string | null): boolean => SIGNED_IN.test(cookies ?? '');
