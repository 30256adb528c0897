import { useSearch } from 'wouter';
import { PracticeView, type PracticeMode } from '../features/practice/components/practice-view.tsx';
import { messages } from '../features/practice/messages.ts';
import { StatisticsView } from '../features/statistics/components/statistics-view.tsx';
import type { ScreenProps } from '../lib/screen-props.ts';
import { PageHeading } from '../lib/components/page-heading.tsx';
import { practiceSession } from './lazy-session.ts';

function modeOf(search: string): PracticeMode {
  const mode = new URLSearchParams(search).get('mode');
  return mode === 'study' || mode === 'casual' || mode === 'words' ? mode : 'selector';
}

/** How many cards begin at once; without a number all of them. Undefined where nothing begins by itself. */
function startOf(search: string): number | undefined {
  const start = new URLSearchParams(search).get('start');
  if (start === null) return undefined;
  return /^[1-9]\d{0,3}$/.test(start) ? Number(start) : Infinity;
}

/** Practice across all surahs, and how it is going. */
export function PracticePage({ user }: ScreenProps) {
  const search = useSearch();
  return (
    <>
      <PageHeading lead={messages.page.lead}>{messages.page.heading}</PageHeading>
      <h2 className="visually-hidden">{messages.page.session}</h2>
      <PracticeView
        key={search}
        userId={user.id}
        hasPro={user.hasActiveSubscription}
        surah={null}
        session={practiceSession}
        mode={modeOf(search)}
        start={startOf(search)}
      />
      <StatisticsView />
    </>
  );
}
