import { type ButtonTone, LinkButton } from '@fahm/ui/button.tsx';
import { Card } from '@fahm/ui/card.tsx';
import { Icon } from '@fahm/ui/icon/icon.tsx';
import { CHECK } from '@fahm/ui/icon/signs.ts';
import styles from './home-page.module.css';

type Words = { heading: string; text: string; action: string; notes: readonly string[] };
type Props = { words: Words; href: string; tone: ButtonTone };

/** One of the two ways in. */
export function PathCard({ words, href, tone }: Props) {
  return (
    <Card as="article" className={styles.path}>
      <h3 className={styles.pathHeading}>{words.heading}</h3>
      <p className={styles.pathText}>{words.text}</p>
      <LinkButton href={href} tone={tone}>
        {words.action}
      </LinkButton>
      <ul className={styles.notes}>
        {words.notes.map((note) => (
          <li key={note}>
            <Icon d={CHECK} />
            {note}
          </li>
        ))}
      </ul>
    </Card>
  );
}
