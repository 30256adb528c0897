import { useEffect, useState } from 'react';
import { type Answer, answerTo, isBeginning, isUnderway } from './match.ts';
import type { DivineName, Mode } from './model.ts';

/** Somebody who stops typing for so long, in milliseconds, has typed the name. */
const PAUSE_MS = 700;

/** `name` is the one that stands there already. */
export type Miss = { kind: 'revealed'; name: DivineName } | { kind: 'several' | 'unknown' };

export type Exercise = {
  mode: Mode;
  revealed: ReadonlySet<number>;
  typed: string;
  /** The name that the last input revealed, for those who do not see the card turn. */
  found: DivineName | null;
  /** What is said of an input that revealed none; null while there is nothing to say. */
  miss: Miss | null;
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
  const [miss, setMiss] = useState<Miss | null>(null);
  const look = (text: string, isWhole: boolean) => {
    const answer = answerTo(text, names, revealed);
    if (answer.kind === 'found') {
      setTyped('');
      setRevealed(new Set(revealed).add(answer.number));
      setFound(names.find((name) => name.number === answer.number) ?? null);
    } else if (isWhole) setMiss(missOf(answer, names));
  };
  useEffect(() => {
    if (typed === '') return;
    // The beginning of a name is not a wrong one: somebody is still thinking.
    const isWhole = !isBeginning(typed, names, revealed);
    const timer = setTimeout(() => look(typed, isWhole), PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a pause is one in typing.
  }, [typed]);
  return {
    mode,
    revealed,
    typed,
    found,
    miss,
    switchTo: (wanted) => {
      setMode((current) => (current === wanted ? 'normal' : wanted));
      setRevealed(new Set());
      setTyped('');
      setFound(null);
      setMiss(null);
    },
    toggle: (number) =>
      setRevealed((current) => {
        const next = new Set(current);
        if (!next.delete(number)) next.add(number);
        return next;
      }),
    type: (text) => {
      setTyped(text);
      setMiss(null);
      if (!isUnderway(text, names, revealed)) look(text, false);
    },
    submit: () => look(typed, true),
  };
}

function missOf(answer: Answer, names: readonly DivineName[]): Miss | null {
  if (answer.kind === 'several' || answer.kind === 'unknown') return { kind: answer.kind };
  if (answer.kind !== 'revealed') return null;
  const name = names.find(({ number }) => number === answer.number);
  return name === undefined ? null : { kind: 'revealed', name };
}
