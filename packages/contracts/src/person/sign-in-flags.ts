// What every page has to know of sign-in, and no more: it is part of the first load.

/**
 * Name of the cookie that says in the browser: somebody is signed in here (its value is `1`). It proves
 * nothing to the server. Without it a page need not ask who its visitor is.
 */
export const SIGNED_IN_COOKIE = 'signed_in';

/** Parameter of `/` that carries a problem. */
export const SIGN_IN_PROBLEM_PARAMETER = 'sign-in';
