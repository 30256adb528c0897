import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { passageAnchor } from '../../lib/map/passages.ts';
import type { LessonName } from '../../lib/study.ts';

type Range = { id: string; from: number };

// The last move through the history of the tab was one back or forward: the browser keeps the place then.
let isBack = false;
if (typeof window !== 'undefined') {
  // Before those who render because of it.
  for (const move of ['popstate', 'pushState', 'replaceState']) {
    addEventListener(move, ({ type }) => (isBack = type === 'popstate'), { capture: true });
  }
}

const MOVES = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function subscribe(changed: () => void): () => void {
  for (const move of MOVES) addEventListener(move, changed);
  return () => {
    for (const move of MOVES) removeEventListener(move, changed);
  };
}

/** What the address names behind its `#`; nothing while the server's markup is taken over. */
const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );

/** A step to another passage leads eye and focus to its heading; where the page begins, its address does. */
export function useStepArrival(passage: Range | null, isNamed: boolean): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (passage === null || before.current === passage.id) return;
    const isFirst = before.current === null;
    before.current = passage.id;
    // Who has begun to read while the code was on its way stays where they are.
    if (isBack || (isFirst && !(isNamed && scrollY === 0))) return;
    const heading = document.getElementById(passageAnchor(passage));
    if (!isFirst) heading?.focus({ preventScroll: true });
    // The address may go on to a lesson of the passage, which is here already or comes in a moment.
    (document.getElementById(location.hash.slice(1)) ?? heading)?.scrollIntoView();
  }, [passage, isNamed]);
}

/** Brings the lesson that the address names into view, once it is here. */
export function useLessonArrival(isHere: boolean): void {
  const id = useHash();
  useEffect(() => {
    if (!isHere || isBack || id === '' || id.startsWith('passage-')) return;
    document.getElementById(id)?.scrollIntoView();
  }, [id, isHere]);
}

/** An address may name a lesson and not its passage (`#c002-…`): it is led to the page where the lesson stands. */
export function useLessonAddress<T extends Range>(
  names: readonly LessonName[],
  passages: readonly T[],
  shown: T | null,
  hrefOf: (from: number) => string,
): void {
  const id = useHash();
  const [, navigate] = useLocation();
  const lesson = names.find((it) => it.id === id);
  const home = passages.find((it) => it.id === lesson?.passage);
  const target =
    lesson === undefined || home === undefined || home.id === shown?.id
      ? null
      : `${hrefOf(home.from)}#${lesson.id}`;
  useEffect(() => {
    if (target === null) return;
    // The browser has found its title in the list, and opened that.
    document.getElementById(id)?.closest('details')?.removeAttribute('open');
    navigate(target, { replace: true });
  }, [target, id, navigate]);
}
