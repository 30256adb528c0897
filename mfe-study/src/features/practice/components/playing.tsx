import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { Practice } from '../practice.ts';
import { Problem, Waiting, Whole } from './session-states.tsx';
import { SessionView } from './session-view.tsx';
import { Summary } from './summary.tsx';

type Props = { practice: Practice; renderActions: (card: Flashcard) => ReactNode };

/** A session from the press that begins it to how it went. */
export function Playing({ practice, renderActions }: Props) {
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
function Between({ practice }: Pick<Props, 'practice'>) {
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
