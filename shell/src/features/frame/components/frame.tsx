import type { ReactNode } from 'react';
import { FOOTER_PART } from '../../../server-markup.ts';
import type { TrustedMarkup } from '../../../trusted-html.ts';
import { messages } from '../messages.ts';
import footerStyles from './footer.module.css';
import styles from './frame.module.css';
import { SiteHeader } from './site-header.tsx';

type Props = { footer: TrustedMarkup; children: ReactNode };

/** What stands around every page. */
export function Frame({ footer, children }: Props) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {messages.skip}
      </a>
      <SiteHeader />
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
