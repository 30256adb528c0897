import { OFFER_CLOSED } from '@fahm/contracts/person/offer-closed.ts';
import { messages } from '../messages.ts';
import { paths } from '../../../paths.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './pricing-page.module.css';

/** Surahs whose lessons are written, by number. */
type Props = { lessons: readonly number[] };

const { owned, manage } = messages.pro;
const instead = { owned, manage, href: paths.profile, closed: OFFER_CLOSED };

/** What it costs, and what one gets for it today. Rendered when the shell is built; it needs no script. */
export function PricingPage({ lessons }: Props) {
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.heading}>{messages.heading}</h1>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <div className={styles.plans}>
        <PlanCard words={messages.free} href={paths.home} tone="secondary" />
        <PlanCard words={messages.pro} href={paths.subscribe} tone="primary" instead={instead} />
      </div>
      <section className={styles.coverage} aria-labelledby="coverage">
        <h2 id="coverage">{messages.coverageHeading}</h2>
        <p>{messages.coverage(lessons)}</p>
        <p>{messages.plain}</p>
      </section>
    </>
  );
}
