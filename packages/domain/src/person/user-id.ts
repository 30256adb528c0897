declare const known: unique symbol;

/**
 * The id of the person who asks. Only `findSession` makes one, of a session that lives: a verb that
 * takes it cannot be called with an id that came in a request.
 */
export type UserId = string & { readonly [known]: true };
