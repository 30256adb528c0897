import { PageHeader } from '../../../lib/page-header.tsx';
import { messages } from '../messages.ts';
import styles from './names-header.module.css';

export const NamesHeader = () => (
  <div className={styles.header}>
    <PageHeader
      heading={messages.heading}
      lead={messages.lead}
      above={
        <p className={styles.arabic} lang="ar" dir="rtl">
          {messages.headingAr}
        </p>
      }
    >
      <a className={styles.about} href="#about-the-list">
        {messages.toAbout}
      </a>
    </PageHeader>
  </div>
);
