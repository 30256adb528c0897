import { Card } from '@fahm/ui/card.tsx';
import { type ReactNode, useId } from 'react';
import type { FrontPageFacts } from '../front-page-facts.ts';
import { messages } from '../messages.ts';
import styles from './inside.module.css';

/** A card that can be answered. It needs no script: what is chosen decides, by styles, what is shown. */
export function TryCard({ card }: Pick<FrontPageFacts, 'card'>) {
  const words = messages.inside.card;
  const id = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h3 id={id}>{words.heading}</h3>
      <fieldset className={styles.choices}>
        <legend>{card.prompt}</legend>
        {card.choices.map(({ text, isRight }) => (
          <label key={text} className={styles.choice} data-right={isRight ? '' : undefined}>
            <input type="radio" name="try-card" autoComplete="off" />
            {text}
          </label>
        ))}
      </fieldset>
      <div className={styles.answer} role="status">
        <Told when="right">{words.right}</Told>
        <Told when="wrong">{words.wrong}</Told>
        <p>{card.explanation}</p>
      </div>
    </Card>
  );
}

const Told = ({ when, children }: { when: 'right' | 'wrong'; children: ReactNode }) => (
  <p data-when={when}>
    <b>{children}</b>
  </p>
);
