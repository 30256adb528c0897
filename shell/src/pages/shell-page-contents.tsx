import { createApi } from '@fahm/api-client/client.ts';
import type { PublicCorrection } from '@fahm/contracts/content/public-corrections.ts';
import type { ComponentType } from 'react';
import { LoadingPage } from '../features/account/components/loading-page.tsx';
import { messages as account } from '../features/account/messages.ts';
import { ContactForm } from '../features/contact/components/contact-form.tsx';
import { ContactSection } from '../features/contact/components/contact-section.tsx';
import type { FrontPageFacts } from '../features/home/front-page-facts.ts';
import { HomePage } from '../features/home/components/home-page.tsx';
import { messages as home } from '../features/home/messages.ts';
import { MembersOnlyPage } from '../features/not-found/components/members-only-page.tsx';
import { membersOnly } from '../features/not-found/members-only.ts';
import { NotFoundPage } from '../features/not-found/components/not-found-page.tsx';
import { messages as notFound } from '../features/not-found/messages.ts';
import { PricingPage } from '../features/pricing/components/pricing-page.tsx';
import { messages as pricing } from '../features/pricing/messages.ts';
import { SettingUp } from '../features/subscribe/components/setting-up.tsx';
import { messages as subscribe } from '../features/subscribe/messages.ts';
import { CorrectionsPage } from '../features/text-pages/components/corrections-page.tsx';
import { TextPage } from '../features/text-pages/components/text-page.tsx';
import { contact } from '../features/text-pages/messages/contact.ts';
import { corrections } from '../features/text-pages/messages/corrections.ts';
import { credits, creditsOf } from '../features/text-pages/messages/credits.ts';
import { help } from '../features/text-pages/messages/help.ts';
import { privacy } from '../features/text-pages/messages/privacy.ts';
import { terms } from '../features/text-pages/messages/terms.ts';
import { OfflinePage } from '../features/offline/components/offline-page.tsx';
import { messages as offline } from '../features/offline/messages.ts';
import type { TextPageWords } from '../features/text-pages/model.ts';
import type { Rights } from '../features/text-pages/rights.ts';
import type { ShellPageKind } from './shell-pages.ts';

/** What the build knows, and a page may tell. */
export type BuildFacts = {
  /** Surahs whose lessons are written, by number. */
  lessons: readonly number[];
  rights: Rights;
  /** What was wrong in content, the latest first. */
  corrections: readonly PublicCorrection[];
  frontPage: FrontPageFacts;
};

type Contents = { Page: ComponentType<BuildFacts>; words: { title: string; description: string } };

const text = (words: TextPageWords): Contents => ({
  Page: () => <TextPage words={words} />,
  words,
});

/** The form is asleep: nothing is sent while a page is built. */
function ContactPage() {
  return (
    <TextPage words={contact}>
      <ContactSection>
        <ContactForm api={createApi({ fetch, baseUrl: '' })} />
      </ContactSection>
    </TextPage>
  );
}

/** What stands on the shell's pages. Read when the shell is built; the browser takes over the markup. */
export const shellPageContents: Record<ShellPageKind, Contents> = {
  home: { Page: HomePage, words: home },
  pricing: { Page: PricingPage, words: pricing },
  subscribe: { Page: SettingUp, words: subscribe },
  help: text(help),
  contact: { Page: ContactPage, words: contact },
  privacy: text(privacy),
  terms: text(terms),
  credits: { Page: ({ rights }) => <TextPage words={creditsOf(rights)} />, words: credits },
  corrections: { Page: CorrectionsPage, words: corrections },
  offline: { Page: OfflinePage, words: offline },
  account: { Page: LoadingPage, words: account },
  'members-only': { Page: MembersOnlyPage, words: membersOnly },
  'not-found': { Page: NotFoundPage, words: notFound },
};
