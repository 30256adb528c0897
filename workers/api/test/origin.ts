/** The public origin of the accounts' tests: of this machine, since the providers of tests have no TLS. */
export const ORIGIN = 'http://127.0.0.1:8788';
