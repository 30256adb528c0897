import type { Surah } from '@fahm/quran/surahs.ts';
import { PageHeading } from '../../../lib/components/page-heading.tsx';
import { messages } from '../messages.ts';
import { Chat } from './chat.tsx';
import styles from './plan.module.css';
import { Plan } from './plan.tsx';
import { Tips } from './tips.tsx';

/** The coach of a surah ([2.12]): the chat, and beside it the week and the tips. */
export function CoachView({ surah }: { surah: Surah }) {
  return (
    <>
      <PageHeading lead={messages.lead(surah.nameEn)}>{messages.heading}</PageHeading>
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="coach-chat">
          <h2 className={styles.heading} id="coach-chat">
            {messages.chat}
          </h2>
          <p className={styles.note}>{messages.noRulings}</p>
          <Chat surah={surah.number} />
        </section>
        <div className={styles.aside}>
          <Plan surah={surah.number} />
          <Tips />
        </div>
      </div>
    </>
  );
}
