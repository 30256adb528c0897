import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '@fahm/ui/icon/icon.tsx';
import { PLAY, SEARCH } from '@fahm/ui/icon/signs.ts';
import { paths, unitPath } from '../../../lib/paths.ts';
import { neighbour, type Unit } from '../../../lib/unit.ts';
import { messages } from '../messages.ts';
import { unitName } from '../unit-words.ts';
import styles from './reading-bar.module.css';

type StepProps = { from: Unit; rel: 'prev' | 'next' };

/** A link that works without JavaScript; at either end a disabled one, so that the bar keeps its shape. */
function Step({ from, rel }: StepProps) {
  const isBack = rel === 'prev';
  const to = neighbour(from, isBack ? -1 : 1);
  const content = (
    <>
      <span className={styles.arrow} data-rel={rel} aria-hidden="true" />
      <span className={styles.word}>{isBack ? messages.previous : messages.next}</span>
    </>
  );
  if (to === null) {
    const none = (isBack ? messages.noPrevious : messages.noNext)(from.kind);
    return (
      <span
        className={styles.step}
        data-rel={rel}
        role="link"
        aria-disabled="true"
        aria-label={none}
      >
        {content}
      </span>
    );
  }
  const label = (isBack ? messages.previousUnit : messages.nextUnit)(to.kind, unitName(to));
  return (
    <Link className={styles.step} data-rel={rel} href={unitPath(to)} rel={rel} aria-label={label}>
      {content}
    </Link>
  );
}

type ToolProps = { href: string; label: string; panel: string; children: ReactNode };

/** Opens a panel; before the page is alive it is a link that leads to one, so that no click is lost. */
function Tool({ href, label, panel, children }: ToolProps) {
  return (
    <a className={styles.tool} href={href} aria-label={label} data-panel={panel}>
      {children}
    </a>
  );
}

type Props = {
  unit: Unit;
  /** Where in the mushaf the reader is; the place of the navigator. */
  children: ReactNode;
};

export function ReadingBar({ unit, children }: Props) {
  return (
    <nav className={styles.bar} aria-label={messages.bar}>
      <Step from={unit} rel="prev" />
      <a className={styles.here} href={`${unitPath(unit)}?open=navigator`} data-panel="navigator">
        {children}
      </a>
      <Tool href={`${unitPath(unit)}?open=listen`} label={messages.listen} panel="listen">
        <Icon d={PLAY} />
      </Tool>
      <Tool href={paths.search} label={messages.search} panel="search">
        <Icon d={SEARCH} />
      </Tool>
      <Tool href={`${unitPath(unit)}?open=settings`} label={messages.settings} panel="settings">
        <span aria-hidden="true">Aa</span>
      </Tool>
      <Step from={unit} rel="next" />
    </nav>
  );
}
