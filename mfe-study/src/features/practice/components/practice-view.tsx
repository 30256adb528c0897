import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import { lazyComponent, useMissing } from '@fahm/mfe-kit/lazy-component.ts';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import type { SessionConfig } from '../model/session.ts';
import { usePractice } from '../use-practice.ts';
import { CasualSetup } from './casual-setup.tsx';
import { ModeSelector } from './mode-selector.tsx';
import { Problem, Waiting, Whole, WordsFailed } from './session-states.tsx';
import { StudySetup } from './study-setup.tsx';
import styles from './practice.module.css';

/** Comes while the cards do: who only looks at what is due does not wait for it. */
const playing = lazyComponent(async () => (await import('./playing.tsx')).Playing);

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
  /** What can be done with a card that was answered. */
  renderActions: (card: Flashcard) => ReactNode;
};

/** Practice (spec 2.9): choose a mode, set it up, play, and see how it went. */
export function PracticeView({ userId, hasPro, surah, renderActions, ...props }: Props) {
  const { renderPassages } = props;
  const [mode, setMode] = useState<PracticeMode>(props.mode ?? 'selector');
  const practice = usePractice(userId);
  const { state, dispatch, leave } = practice;
  const { start } = props;
  useEffect(() => {
    if (start === undefined) return;
    dispatch({ type: 'configure', config: { mode: 'study', surah, count: start } });
  }, [start, surah, dispatch]);
  if (state.status !== 'idle') {
    return (
      <Suspense fallback={<Pending onLeave={leave} />}>
        <playing.View practice={practice} renderActions={renderActions} />
      </Suspense>
    );
  }
  const begin = (config: SessionConfig) => dispatch({ type: 'configure', config });
  if (mode === 'selector') {
    return (
      <>
        <ModeSelector surah={surah} onChoose={setMode} />
        {renderPassages?.(begin)}
      </>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.back}
        onClick={() => {
          leave();
          setMode('selector');
        }}
      >
        {messages.back}
      </button>
      {mode === 'words' && (
        <Suspense fallback={<WordsPending />}>
          <wordsSetup.View surah={surah} onBegin={begin} />
        </Suspense>
      )}
      {mode === 'casual' && (
        <CasualSetup surah={surah} hasPro={hasPro} last={practice.last} onBegin={begin} />
      )}
      {mode === 'study' && (
        <StudySetup
          surah={surah}
          last={practice.last}
          unsent={practice.unsent}
          onBegin={begin}
          onCasual={() => setMode('casual')}
        />
      )}
    </>
  );
}

/** While the code of sessions is on its way; it is late or cannot be had where nobody can try again but the page. */
function Pending({ onLeave }: { onLeave: () => void }) {
  const { host } = useStudy();
  return (
    <Whole>
      {useMissing(playing) ? (
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
