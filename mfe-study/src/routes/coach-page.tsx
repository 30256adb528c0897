import { surahByNumber } from '@fahm/quran/surahs.ts';
import { SubscriptionPanel } from '../features/access/components/subscription-panel.tsx';
import { CoachView } from '../features/coach/components/coach-view.tsx';
import { messages } from '../features/coach/messages.ts';
import { isFree } from '../lib/access.ts';
import type { ScreenProps } from '../lib/screen-props.ts';
import { surahOfParams } from '../lib/paths.ts';
import { PageHeading } from '../lib/components/page-heading.tsx';

/** The coach of a surah, where that surah is open (ruling A7). */
export function CoachPage({ user, params }: ScreenProps) {
  const surah = surahByNumber(surahOfParams(params) ?? 0);
  if (surah === null) return null;
  if (isFree(surah.number) || user.hasActiveSubscription) return <CoachView surah={surah} />;
  return (
    <>
      <PageHeading lead={messages.locked.text}>{messages.heading}</PageHeading>
      <SubscriptionPanel surah={surah.number} />
    </>
  );
}
