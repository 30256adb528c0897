import type { User } from '@fahm/contracts/user.ts';
import { LinkButton } from '@fahm/ui/button.tsx';
import { Card } from '@fahm/ui/card.tsx';
import { paths } from '../../../paths.ts';
import { messages } from '../messages.ts';
import styles from './profile.module.css';

/** Pro or free, as the server says (spec 2.13.3, 4.5). */
export function SubscriptionCard({ user }: { user: User }) {
  const isPro = user.hasActiveSubscription;
  return (
    <Card as="section" aria-labelledby="subscription">
      <h2 id="subscription">{messages.subscription}</h2>
      <p className={styles.plan}>
        <strong>{isPro ? messages.pro : messages.free}</strong>
        {isPro && <span className={styles.badge}>{messages.active}</span>}
      </p>
      <p className={styles.note}>{isPro ? messages.manageNote : messages.freeNote}</p>
      <LinkButton
        tone={isPro ? 'secondary' : 'primary'}
        href={isPro ? paths.pricing : paths.subscribe}
      >
        {isPro ? messages.manage : messages.upgrade}
      </LinkButton>
    </Card>
  );
}
