/** The reply of a call that answers 204. */
export const nothing = { parse: (): void => {} };
