import { readFragment } from '@fahm/mfe-kit/fragment.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { paths } from '../../lib/paths.ts';
import type { DivineName } from './model.ts';
import { readNames } from './read-names.ts';

/** The deadline of one attempt, in milliseconds; past it the page offers to try again. */
const DEADLINE_MS = 5000;

export type NamesSource = {
  /** The names if they are here already, so that going back shows them at once. */
  peek: () => readonly DivineName[] | null;
  keep: (names: readonly DivineName[]) => void;
  /** Fetches the page's fragment. Rejects when it cannot be had in time or is not whole. */
  load: (signal: AbortSignal) => Promise<readonly DivineName[]>;
};

/** One per mounted remote: what it keeps goes when the remote goes. */
export function createNamesSource(base: string, parseHtml: HostServices['parseHtml']): NamesSource {
  let kept: readonly DivineName[] | null = null;
  return {
    peek: () => kept,
    keep: (names) => void (kept = names),
    load: async (signal) => {
      const response = await fetch(`${base}_fragment${paths.names}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
      });
      if (!response.ok) throw new Error(`Fragment of the names: ${response.status}`);
      const { markup } = readFragment(await response.text());
      kept = readNames(parseHtml(markup));
      // A captive portal or a cut answer must not be shown as the list.
      if (kept === null) throw new Error('Fragment of the names: not the whole list');
      return kept;
    },
  };
}
