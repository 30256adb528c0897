/** What this browser stores for longer than a page; null where it stores nothing. */
export function deviceStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
