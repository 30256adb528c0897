import type { Answer } from '../../model/score.ts';
import type { SessionItem } from '../../model/session.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { MatchAnswer } from './match-answer.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { RecallAnswer } from './recall-answer.tsx';
import { TypedAnswer } from './typed-answer.tsx';

type Props = {
  item: SessionItem;
  /** What was answered, once it was. */
  given: Answer | null;
  onSubmit: (answer: Answer) => void;
};

const words = (given: Answer | null): string | null => (typeof given === 'string' ? given : null);
const places = (given: Answer | null): readonly number[] | null =>
  typeof given === 'string' ? null : given;

/** Where a card is answered, and what was answered stays (spec 5.3, ruling A33). */
export function AnswerArea({ item, given, onSubmit }: Props) {
  switch (item.play) {
    case 'choose':
      return <ChoiceAnswer item={item} given={words(given)} onSubmit={onSubmit} />;
    case 'type':
      return <TypedAnswer given={words(given)} onSubmit={onSubmit} />;
    case 'order':
      return <OrderAnswer item={item} given={places(given)} onSubmit={onSubmit} />;
    case 'match':
      return <MatchAnswer item={item} given={places(given)} onSubmit={onSubmit} />;
    case 'recall':
      return <RecallAnswer isDone={given !== null} onSubmit={onSubmit} />;
  }
}
