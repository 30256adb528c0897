import { LinkButton } from '@fahm/ui/button.tsx';
import { Card } from '@fahm/ui/card.tsx';
import type { ReactNode } from 'react';
import { Icon } from '@fahm/ui/icon/icon.tsx';
import { ATTENTION, CHECK } from '@fahm/ui/icon/signs.ts';
import styles from './subscribe.module.css';

type Props = {
  title: string;
  text: string;
  tone?: 'plain' | 'done' | 'warning';
  /** With an address the one button is a link to it. */
  action?: string;
  to?: string;
  children?: ReactNode;
};

const SIGNS = { plain: null, done: CHECK, warning: ATTENTION } as const;

/** One thing to say, and where to go from here. */
export function Notice({ title, text, tone = 'plain', action, to, children }: Props) {
  const sign = SIGNS[tone];
  return (
    <Card as="section" aria-labelledby="subscribe" className={styles.card} data-tone={tone}>
      {sign !== null && <Icon className={styles.sign} d={sign} />}
      <h1 id="subscribe" className={styles.heading}>
        {title}
      </h1>
      <p role={tone === 'warning' ? 'alert' : undefined}>{text}</p>
      <div className={styles.actions}>
        {to !== undefined && <LinkButton href={to}>{action}</LinkButton>}
        {children}
      </div>
    </Card>
  );
}
