const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 random bits as 43 characters that may stand in a cookie. */
export const newSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * What the database keeps of a secret: its SHA-256, in 43 characters. No salt and no slow hash: the
 * secret is random, and there is nothing to guess.
 */
export const hashOf = async (secret: string): Promise<string> =>
  base64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))),
  );
