import { SurahsView } from '../features/surahs/components/surahs-view.tsx';
import { messages } from '../features/surahs/messages.ts';
import type { AppPartProps } from '../lib/app-part.ts';
import { PageHeading } from '../lib/page-heading.tsx';

export function SurahsPage({ user }: AppPartProps) {
  return (
    <>
      <PageHeading lead={messages.lead}>{messages.heading}</PageHeading>
      <SurahsView hasPro={user.hasActiveSubscription} />
    </>
  );
}
