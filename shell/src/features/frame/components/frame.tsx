import type { Session } from '@fahm/mfe-kit/session.ts';
import type { ReactNode } from 'react';
import { FOOTER_PART } from '../../../server-markup.ts';
import type { TrustedMarkup } from '../../../trusted-html.ts';
import { messages } from '../messages.ts';
import type { MemberParts } from '../use-member-nav.ts';
import footerStyles from './footer.module.css';
import styles from './frame.module.css';
import { SiteHeader } from './site-header.tsx';

type Props = {
  footer: TrustedMarkup;
  session: Session;
  loadMemberParts: () => Promise<MemberParts>;
  children: ReactNode;
};

/** What stands around every page. */
export function Frame({ footer, children, ...header }: Props) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {messages.skip}
      </a>
      <SiteHeader {...header} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer
        className={footerStyles.footer}
        data-part={FOOTER_PART}
        dangerouslySetInnerHTML={{ __html: footer }}
        suppressHydrationWarning
      />
    </>
  );
}
