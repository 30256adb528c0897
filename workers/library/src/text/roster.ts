import type { Edition } from '@fahm/contracts/quran/quran.ts';
import { decodeEditions, EDITIONS_KEY } from './edition-list.ts';
import type { Copies } from './kv-copies.ts';
import { noSuchEdition } from './surah-copy.ts';

export type Roster = {
  /** What this isolate has read is an edition. */
  note: (identifier: string) => void;
  /**
   * Whether an id is an edition's (`known`), or may be made up and is asked for among few (`guest`).
   * @throws ServiceError `not_found` for an id that no list has, `unavailable` when there is no list.
   */
  admit: (identifier: string, guests: Guests) => Promise<'known' | 'guest'>;
};

type Guests = {
  letIn: (identifier: string) => boolean;
  /** The list of editions, asked for. */
  list: () => Promise<Edition[]>;
};

/**
 * Which editions there are, so that made-up ids cost the text service next to nothing: a kept list answers for
 * them; without one a few are asked for, and beyond these the list itself.
 */
export function createRoster(copies: Copies): Roster {
  const known = new Set<string>();
  let hasList = false;

  const learn = (editions: readonly Edition[] | null): void => {
    if (editions === null) return;
    hasList = true;
    for (const { identifier } of editions) known.add(identifier);
  };

  const cachedList = async (): Promise<Edition[] | null> => {
    const copy = await copies.read(EDITIONS_KEY);
    return copy && decodeEditions(copy.bytes);
  };

  return {
    note: (identifier) => void known.add(identifier),
    async admit(identifier, { letIn, list }) {
      if (known.has(identifier)) return 'known';
      // Looked up each time: another isolate may have kept a newer list.
      learn(await cachedList());
      if (known.has(identifier)) return 'known';
      if (!hasList && letIn(identifier)) return 'guest';
      if (!hasList) learn(await list());
      if (known.has(identifier)) return 'known';
      throw noSuchEdition();
    },
  };
}
