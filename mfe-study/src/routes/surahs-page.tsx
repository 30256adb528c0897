import { SurahsView } from '../features/surahs/components/surahs-view.tsx';
import { messages } from '../features/surahs/messages.ts';
import type { ScreenProps } from '../lib/screen-props.ts';
import { PageHeading } from '../lib/components/page-heading.tsx';

export function SurahsPage({ user }: ScreenProps) {
  return (
    <>
      <PageHeading lead={messages.lead}>{messages.heading}</PageHeading>
      <SurahsView hasPro={user.hasActiveSubscription} />
    </>
  );
}
