import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import type { SessionConfig } from '../model/session.ts';
import { isSessionPartMissing, sessionPart } from '../session-part.ts';
import type { Practice } from '../practice.ts';
import { usePractice } from '../use-practice.ts';
import { CasualSetup } from './casual-setup.tsx';
import { ModeSelector } from './mode-selector.tsx';
import { Problem, Waiting } from './session-states.tsx';
import { StudySetup } from './study-setup.tsx';
import { Summary } from './summary.tsx';
import styles from './practice.module.css';

/** [4.8] */
export type PracticeMode = 'selector' | 'casual' | 'study';

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
  if (state.status !== 'idle') return <Playing practice={practice} renderActions={renderActions} />;
  const begin = (config: SessionConfig) => dispatch({ type: 'configure', config });
  if (mode === 'selector') {
    return (
      <>
        <ModeSelector onChoose={setMode} />
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
      {mode === 'casual' ? (
        <CasualSetup surah={surah} hasPro={hasPro} last={practice.last} onBegin={begin} />
      ) : (
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

type PlayingProps = { practice: Practice; renderActions: Props['renderActions'] };

function Playing({ practice, renderActions }: PlayingProps) {
  const { host } = useStudy();
  const { state, dispatch, leave } = practice;
  switch (state.status) {
    case 'idle':
      return null;
    case 'loading':
      return (
        <div className={styles.whole}>
          <Waiting />
        </div>
      );
    case 'error':
      return (
        <div className={styles.whole}>
          <Problem
            hint={state.reason === 'empty' ? messages.emptyHint : messages.failedHint}
            onRetry={() =>
              isSessionPartMissing() ? void host.retry() : dispatch({ type: 'retry' })
            }
            onLeave={leave}
          />
        </div>
      );
    case 'showing':
    case 'evaluating': {
      const { SessionView } = sessionPart();
      return (
        <SessionView
          practice={practice}
          session={{ ...state, status: state.status }}
          renderActions={renderActions}
        />
      );
    }
    case 'complete':
      return (
        <div className={styles.whole}>
          <Summary practice={practice} mode={state.config.mode} run={state.run} />
        </div>
      );
  }
}
