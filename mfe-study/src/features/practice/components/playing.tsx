import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { SessionConfig } from '../model/session.ts';
import type { Practice } from '../practice.ts';
import { usePractice } from '../use-practice.ts';
import { Problem, Waiting, Whole } from './session-states.tsx';
import { SessionView } from './session-view.tsx';
import { Summary } from './summary.tsx';

export type SessionProps = { userId: string; config: SessionConfig; onLeave: () => void };

type Props = SessionProps & {
  /** What can be done with a card that was answered. */
  renderActions: (card: Flashcard) => ReactNode;
};

/** A session from the press that begins it to how it went. */
export function Playing({ userId, config, onLeave, renderActions }: Props) {
  const practice = usePractice(userId, config, onLeave);
  const { state } = practice;
  if (state.status === 'showing' || state.status === 'evaluating') {
    return (
      <SessionView
        practice={practice}
        session={{ ...state, status: state.status }}
        renderActions={renderActions}
      />
    );
  }
  return (
    <Whole>
      <Between practice={practice} />
    </Whole>
  );
}

/** Without a card on the table. */
function Between({ practice }: { practice: Practice }) {
  const { state, dispatch, leave } = practice;
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'error':
      return (
        <Problem
          hint={state.reason === 'empty' ? messages.emptyHint : messages.failedHint}
          onRetry={() => dispatch({ type: 'retry' })}
          onLeave={leave}
        />
      );
    case 'complete':
      return <Summary practice={practice} mode={state.config.mode} run={state.run} />;
    case 'idle':
    case 'showing':
    case 'evaluating':
      return null;
  }
}
