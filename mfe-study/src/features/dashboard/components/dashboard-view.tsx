import type { User } from '@fahm/contracts/person/user.ts';
import { nameOf } from '@fahm/mfe-kit/session.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import textLink from '@fahm/ui/text-link.module.css';
import { PageHeading } from '../../../lib/components/page-heading.tsx';
import { UpgradeLink } from '../../../lib/offer/upgrade-link.tsx';
import { useOffer } from '../../../lib/offer/use-offer.ts';
import { studyPaths } from '../../../lib/paths.ts';
import { useWritten } from '../../../lib/written/use-written.ts';
import { writtenWords } from '../../../lib/written/written-words.ts';
import { messages } from '../messages.ts';
import { ContinueCard } from './continue-card.tsx';
import { TodayCard } from './today-card.tsx';
import { WeekCard } from './week-card.tsx';
import styles from './dashboard.module.css';

type Props = { user: User; surahs: ReactNode; words: ReactNode };

/** What a returning learner needs first, then their surahs (spec 2.4). */
export function DashboardView({ user, surahs, words }: Props) {
  return (
    <>
      <PageHeading>
        {messages.greeting}, <bdi>{nameOf(user)}</bdi>
      </PageHeading>
      <div className={styles.first}>
        <TodayCard />
        <ContinueCard userId={user.id} />
        <WeekCard />
      </div>
      <section aria-labelledby="surahs">
        <div className={styles.line}>
          <h2 className={styles.heading} id="surahs">
            {messages.surahs}
          </h2>
          <Link className={textLink.link} href={studyPaths.surahs}>
            {messages.all}
          </Link>
        </div>
        {surahs}
      </section>
      {words}
      <p className={styles.more}>
        <Link className={textLink.link} href={studyPaths.concepts}>
          {messages.more.concepts}
        </Link>
        <Link className={textLink.link} href={studyPaths.folders}>
          {messages.more.folders}
        </Link>
      </p>
      {!user.hasActiveSubscription && <UpgradeCard />}
    </>
  );
}

function UpgradeCard() {
  const { upgrade } = messages;
  const isOpen = useOffer();
  const written = writtenWords(useWritten());
  return (
    <section className={styles.upgrade} aria-labelledby="upgrade">
      <div>
        <h2 className={styles.upgradeHeading} id="upgrade">
          {upgrade.heading}
        </h2>
        <p className={styles.text}>
          {upgrade.text} {written}
        </p>
      </div>
      <UpgradeLink isOpen={isOpen}>{upgrade.action}</UpgradeLink>
    </section>
  );
}
