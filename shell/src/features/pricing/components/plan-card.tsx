import { type ButtonTone, LinkButton } from '@fahm/ui/button.tsx';
import { Card } from '@fahm/ui/card.tsx';
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
  /** Of a plan that one can have already: what stands in the place of its offer then. */
  owned?: { text: string; href: string; action: string };
};

export function PlanCard({ words, href, tone, owned }: Props) {
  return (
    <Card as="article" className={styles.plan} data-plan={words.name}>
      <div className={styles.name}>
        <h2>{words.name}</h2>
        <span className={styles.badge}>{words.badge}</span>
      </div>
      <p className={styles.price}>
        <b>{words.price}</b> {words.period}
      </p>
      <LinkButton href={href} tone={tone} className={owned && styles.offer}>
        {words.action}
      </LinkButton>
      {owned !== undefined && (
        <p className={styles.owned}>
          {owned.text} <a href={owned.href}>{owned.action}</a>
        </p>
      )}
      <ul className={styles.features}>
        {words.features.map((feature) => (
          <li key={feature}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3.5 8.5l3 3 6-7" />
            </svg>
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}
