import type { ReactNode } from 'react';
import { messages } from '../messages.ts';

/** Where the form comes alive (`contact-island.tsx`). */
export const CONTACT_FORM_ID = 'contact-form';

/** The place of the form in the page. Rendered when the shell is built. */
export function ContactSection({ children }: { children: ReactNode }) {
  return (
    <>
      <h2>{messages.heading}</h2>
      <noscript>
        <p>{messages.noScript}</p>
      </noscript>
      <div id={CONTACT_FORM_ID}>{children}</div>
    </>
  );
}
