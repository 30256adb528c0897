import type { CheckCard } from '@fahm/contracts/study/surah-check.ts';
import { useState } from 'react';
import { results } from '../results.ts';
import { Question } from './question.tsx';
import { Result } from './result.tsx';

type Props = { surah: number; cards: readonly CheckCard[] };

/** The questions one after another, then how it went. */
export function Questions({ surah, cards }: Props) {
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(0);
  const [before, setBefore] = useState(() => results.read()[surah] ?? null);
  const card = cards[at];
  const goOn = () => {
    if (at + 1 === cards.length) {
      results.write({ ...results.read(), [surah]: { right, of: cards.length } });
    }
    setAt(at + 1);
  };
  const again = () => {
    setBefore({ right, of: cards.length });
    setRight(0);
    setAt(0);
  };
  if (card === undefined) {
    return <Result {...{ surah, before }} result={{ right, of: cards.length }} onAgain={again} />;
  }
  return (
    <Question
      key={card.id}
      card={card}
      number={at + 1}
      of={cards.length}
      onAnswer={(isRight) => setRight(right + (isRight ? 1 : 0))}
      onNext={goOn}
    />
  );
}
