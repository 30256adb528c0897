import { type ButtonTone, LinkButton } from '@fahm/ui/button.tsx';
import { Card } from '@fahm/ui/card.tsx';
import { Icon } from '@fahm/ui/icon/icon.tsx';
import { CHECK } from '@fahm/ui/icon/signs.ts';
import styles from './pricing-page.module.css';

type Words = {
  name: string;
  price: string;
  period: string;
  badge: string;
  features: readonly string[];
  action: string;
};
type Props = {
  words: Words;
  href: string;
  tone: ButtonTone;
  /** Of a plan that is bought: what stands in the place of its offer for who has it, and while it is not sold. */
  instead?: { owned: string; href: string; manage: string; closed: string };
};

export function PlanCard({ words, href, tone, instead }: Props) {
  return (
    <Card as="article" className={styles.plan} data-plan={words.name}>
      <div className={styles.name}>
        <h2>{words.name}</h2>
        <span className={styles.badge}>{words.badge}</span>
      </div>
      <p className={styles.price}>
        <b>{words.price}</b> {words.period}
      </p>
      <LinkButton href={href} tone={tone} className={instead && styles.offer}>
        {words.action}
      </LinkButton>
      {instead !== undefined && (
        <>
          <p className={styles.owned}>
            {instead.owned} <a href={instead.href}>{instead.manage}</a>
          </p>
          <p className={styles.closed}>{instead.closed}</p>
        </>
      )}
      <ul className={styles.features}>
        {words.features.map((feature) => (
          <li key={feature}>
            <Icon d={CHECK} />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}
