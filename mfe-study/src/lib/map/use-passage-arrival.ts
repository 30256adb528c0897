import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { passageAnchor, passageOf } from './passages.ts';

/** Brings the passage that the address names into view, once what it stands in is here. */
export function usePassageArrival(passages: readonly { from: number; to: number }[]): void {
  const verse = passageOf(useSearch());
  const passage = passages.find(({ from, to }) => verse !== null && from <= verse && verse <= to);
  const anchor = passage === undefined ? null : passageAnchor(passage);
  useEffect(() => {
    if (anchor !== null) document.getElementById(anchor)?.scrollIntoView();
  }, [anchor]);
}
