import { useEffect, useState } from 'react';
import { Card } from '@fahm/ui/card.tsx';
import { Spinner } from '@fahm/ui/spinner.tsx';
import { messages } from '../messages.ts';
import styles from './subscribe.module.css';

/** After this long people are told that they may go, in milliseconds. */
const LATE_MS = 20_000;

/** The payment is on its way; the provider's webhook opens Pro (ruling B18). */
export function Waiting() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { title, text, late } = messages.waiting;
  return (
    <Card as="section" aria-labelledby="subscribe" className={styles.card} aria-busy>
      <h1 id="subscribe" className={styles.heading}>
        <Spinner />
        {title}
      </h1>
      <p role="status">{isLate ? late : text}</p>
    </Card>
  );
}
