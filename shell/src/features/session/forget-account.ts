/** An onboarding that was not finished, with name and birthday, how the last sessions went, and where they were. */
const OF_ACCOUNT = /^fahm\.(?:onboarding$|practice\.|places\.)/;

/**
 * Takes from the device what it keeps of an account while somebody is signed in: asked for when a page begins without
 * one, so after a sign-out, but not while who was signed out on the way signs in again. Reading place and bookmarks, settings and
 * reviews that were not sent yet stay (docs/sync.md): they would be lost.
 */
export function forgetAccount(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const key of keys.filter((it) => OF_ACCOUNT.test(it))) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing.
  }
}
