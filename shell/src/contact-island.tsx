import { createApi } from '@fahm/api-client/client.ts';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './features/contact/components/contact-form.tsx';
import { CONTACT_FORM_ID } from './features/contact/components/contact-section.tsx';

const api = createApi({ fetch: (...request) => fetch(...request), baseUrl: '' });

/** Brings the form of the contact page alive. Answers what puts it to rest again. */
export function bringAlive(): () => void {
  const element = document.getElementById(CONTACT_FORM_ID);
  if (element === null) return () => {};
  const root = hydrateRoot(element, <ContactForm api={api} />);
  return () => root.unmount();
}
