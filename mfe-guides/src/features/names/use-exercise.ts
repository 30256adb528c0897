import { useEffect, useState } from 'react';
import { isUnderway, matchName } from './match.ts';
import type { DivineName, Mode } from './model.ts';

/** Somebody who stops typing for so long, in milliseconds, has typed the name. */
const PAUSE_MS = 700;

export type Exercise = {
  mode: Mode;
  revealed: ReadonlySet<number>;
  typed: string;
  /** The name that the last input revealed, for those who do not see the card turn. */
  found: DivineName | null;
  /** Enters a mode, or leaves it when it is on; either way nothing is revealed and nothing typed. */
  switchTo: (mode: Exclude<Mode, 'normal'>) => void;
  toggle: (number: number) => void;
  type: (text: string) => void;
  /** Takes what is typed as it stands. */
  submit: () => void;
};

/** The two exercises of [4.18]. Nothing is kept: a visit begins in normal mode. */
export function useExercise(names: readonly DivineName[]): Exercise {
  const [mode, setMode] = useState<Mode>('normal');
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set());
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<DivineName | null>(null);
  const look = (text: string) => {
    const number = matchName(text, names, revealed);
    if (number === null) return;
    setTyped('');
    setRevealed(new Set(revealed).add(number));
    setFound(names.find((name) => name.number === number) ?? null);
  };
  useEffect(() => {
    if (typed === '') return;
    const timer = setTimeout(() => look(typed), PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a pause is one in typing.
  }, [typed]);
  return {
    mode,
    revealed,
    typed,
    found,
    switchTo: (wanted) => {
      setMode((current) => (current === wanted ? 'normal' : wanted));
      setRevealed(new Set());
      setTyped('');
      setFound(null);
    },
    toggle: (number) =>
      setRevealed((current) => {
        const next = new Set(current);
        if (!next.delete(number)) next.add(number);
        return next;
      }),
    type: (text) => {
      setTyped(text);
      if (!isUnderway(text, names, revealed)) look(text);
    },
    submit: () => look(typed),
  };
}
