import { type SessionResult } from './model/session.ts';

type LastSession = SessionResult & { updates: number };

/** How the last session went. Kept on this device, for who closed the page since. */
export type LastSessions = {
  read: (mode: 'casual' | 'study') => LastSession | null;
  write: (mode: 'casual' | 'study', result: LastSession) => void;
};

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** `storage` is null where the browser keeps nothing. */
export function lastSessionsIn(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  userId: string,
): LastSessions {
  const keyOf = (mode: string) => `fahm.practice.${mode}.${userId}`;
  return {
    read: (mode) => {
      try {
        const persisted: unknown = JSON.parse(storage?.getItem(keyOf(mode)) ?? 'null');
        const { correct, incorrect, updates } = (persisted ?? {}) as Record<string, unknown>;
        if (!isCount(correct) || !isCount(incorrect) || !isCount(updates)) return null;
        return { correct, incorrect, updates };
      } catch {
        return null;
      }
    },
    write: (mode, result) => {
      try {
        storage?.setItem(keyOf(mode), JSON.stringify(result));
      } catch {
        // A full device forgets how it went.
      }
    },
  };
}
