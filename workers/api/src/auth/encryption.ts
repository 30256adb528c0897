const IV_BYTES = 12;

const keyOf = async (secret: string, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [use]);
};

/** AES-256-GCM under a secret of high entropy: unreadable and unchangeable. The text may stand in a cookie. */
export const encrypt = async (secret: string, text: string): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await keyOf(secret, 'encrypt');
  const data = new TextEncoder().encode(text);
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, data);
  const bytes = new Uint8Array([...iv, ...new Uint8Array(encrypted)]);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** The text that was encrypted with this secret. Throws for anything else. */
export const decrypt = async (secret: string, encrypted: string): Promise<string> => {
  const binary = atob(encrypted.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const iv = bytes.subarray(0, IV_BYTES);
  const key = await keyOf(secret, 'decrypt');
  const data = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(IV_BYTES));
  return new TextDecoder().decode(data);
};
