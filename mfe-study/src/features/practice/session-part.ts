type SessionPart = typeof import('./components/session-view.tsx');

let part: SessionPart | null = null;

let isMissing = false;

/** The code of a session comes with its cards: who only looks at what is due does not wait for it. */
export async function loadSessionPart(): Promise<void> {
  try {
    part ??= await import('./components/session-view.tsx');
    isMissing = false;
  } catch (error) {
    isMissing = true;
    throw error;
  }
}

/** Whether the code was asked for in vain: only a document load asks for a module anew. */
export const isSessionPartMissing = (): boolean => isMissing;

/** What plays the cards; there once they are. */
export function sessionPart(): SessionPart {
  if (part === null) throw new Error('A session is shown before its code is here');
  return part;
}
