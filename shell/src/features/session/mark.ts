import { SIGNED_IN_COOKIE } from '@fahm/contracts/sign-in-marks.ts';

const MARK = new RegExp(`(?:^|;\\s*)${SIGNED_IN_COOKIE}=1(?:;|$)`);

/** Whether a `Cookie` header (or `document.cookie`) says that somebody is signed in. It proves nothing. */
export const hasSignedInMark = (cookies: string | null): boolean => MARK.test(cookies ?? '');
