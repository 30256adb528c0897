import { type LazyComponent, lazyComponent, useMissing } from '@fahm/mfe-kit/lazy-component.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import type { SessionConfig } from '../model/session.ts';
import { useReviewQueue } from '../use-review-queue.ts';
import { CasualSetup } from './casual-setup.tsx';
import { ModeSelector } from './mode-selector.tsx';
import type { SessionProps } from './playing.tsx';
import { Problem, Waiting, Whole, WordsFailed } from './session-states.tsx';
import { StudySetup } from './study-setup.tsx';
import styles from './practice.module.css';

/** Comes when somebody chooses words. */
const wordsSetup = lazyComponent(async () => (await import('./words-setup.tsx')).WordsSetup);

/** [4.8] */
export type PracticeMode = 'selector' | 'casual' | 'study' | 'words';

type Props = {
  userId: string;
  hasPro: boolean;
  /** The surah whose tab this is; null where any can be chosen, and all that is due is studied. */
  surah: number | null;
  mode?: PracticeMode;
  /** How many cards of study begin at once, as somebody has pressed for it elsewhere; undefined where nobody has. */
  start?: number | undefined;
  /** Ways into the cards of one passage, where the surah has a map. */
  renderPassages?: (begin: (config: SessionConfig) => void) => ReactNode;
  /** A session: who only looks at what is due does not wait for its code. */
  session: LazyComponent<SessionProps>;
};

/** Practice (spec 2.9): choose a mode, set it up, play, and see how it went. */
export function PracticeView({ userId, hasPro, surah, session, ...props }: Props) {
  const { renderPassages, start } = props;
  const [mode, setMode] = useState<PracticeMode>(props.mode ?? 'selector');
  const [config, setConfig] = useState<SessionConfig | null>(
    start === undefined ? null : { mode: 'study', surah, count: start },
  );
  const { unsent, last } = useReviewQueue(userId);
  if (config !== null) {
    const leave = () => setConfig(null);
    return (
      <Suspense fallback={<Pending session={session} onLeave={leave} />}>
        <session.View userId={userId} config={config} onLeave={leave} />
      </Suspense>
    );
  }
  if (mode === 'selector') {
    return (
      <>
        <ModeSelector surah={surah} onChoose={setMode} />
        {renderPassages?.(setConfig)}
      </>
    );
  }
  return (
    <>
      <button type="button" className={styles.back} onClick={() => setMode('selector')}>
        {messages.back}
      </button>
      {mode === 'words' && (
        <Suspense fallback={<WordsPending />}>
          <wordsSetup.View surah={surah} onBegin={setConfig} />
        </Suspense>
      )}
      {mode === 'casual' && (
        <CasualSetup surah={surah} hasPro={hasPro} last={last} onBegin={setConfig} />
      )}
      {mode === 'study' && (
        <StudySetup
          surah={surah}
          last={last}
          unsent={unsent}
          onBegin={setConfig}
          onCasual={() => setMode('casual')}
        />
      )}
    </>
  );
}

/** While the code of sessions is on its way; it is late or cannot be had where nobody can try again but the page. */
function Pending({ session, onLeave }: Pick<Props, 'session'> & { onLeave: () => void }) {
  const { host } = useStudy();
  return (
    <Whole>
      {useMissing(session) ? (
        <Problem hint={messages.failedHint} onRetry={() => void host.retry()} onLeave={onLeave} />
      ) : (
        <Waiting />
      )}
    </Whole>
  );
}

function WordsPending() {
  const { host } = useStudy();
  return useMissing(wordsSetup) ? (
    <WordsFailed onRetry={() => void host.retry()} />
  ) : (
    <p role="status">{messages.words.loading}</p>
  );
}
