import type { Concept } from '@fahm/contracts/study/lessons.ts';
import textLink from '@fahm/ui/text-link.module.css';
import { Link } from 'wouter';
import { UpgradeLink } from '../../../lib/offer/upgrade-link.tsx';
import { paths, surahPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './access-card.module.css';

type Props = {
  surah: number;
  /** A concept of a free surah; null while it is on the way, or when it cannot be had. */
  sample: Pick<Concept, 'title' | 'summary'> | null;
  /** Whether it is known who reads this: the server's page is a visitor's. */
  isKnown: boolean;
  /** Whether the lessons of this surah are still to be written: nobody buys them unawares. */
  isToCome: boolean;
  /** Whether Pro can be bought here; null while that is not known. */
  isOpen: boolean | null;
};

/** Without access (spec 2.7.2): what is missing, the way to it, and a lesson to judge it by. */
export function SubscriptionCard({ surah, sample, isKnown, isToCome, isOpen }: Props) {
  const {
    heading,
    text,
    toCome,
    upgrade,
    read,
    sample: sampleHeading,
    sampleLink,
  } = messages.subscribe;
  const reader = isKnown ? undefined : 'visitor';
  return (
    <>
      <section
        className={styles.card}
        data-tone="pro"
        data-for={reader}
        aria-labelledby="subscription"
      >
        <h2 className={styles.heading} id="subscription">
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
        {isToCome && <p className={styles.text}>{toCome}</p>}
        <p className={styles.actions}>
          <UpgradeLink isOpen={isOpen}>{upgrade}</UpgradeLink>
          <Link className={textLink.link} href={paths.chapter(surah)}>
            {read}
          </Link>
        </p>
      </section>
      {sample !== null && (
        <section className={styles.sample} data-for={reader} aria-labelledby="sample">
          <h2 className={styles.sampleHeading} id="sample">
            {sampleHeading}
          </h2>
          <article className={styles.sampleCard} data-sample="">
            <h3 className={styles.sampleTitle}>{sample.title}</h3>
            <p className={styles.sampleText}>{sample.summary}</p>
            <Link className={textLink.link} href={surahPath(1)}>
              {sampleLink}
            </Link>
          </article>
        </section>
      )}
    </>
  );
}
