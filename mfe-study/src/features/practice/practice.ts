import type { RatingName } from '@fahm/contracts/study/flashcards.ts';
import type { SessionAction, SessionState } from './model/session.ts';

/** A session, and what can be done with it. */
export type Practice = {
  state: SessionState;
  dispatch: (action: SessionAction) => void;
  rate: (rating: RatingName) => void;
  undo: () => void;
  /** Ends the session wherever it is; what was rated stays rated. */
  leave: () => void;
  /** How many reviews the server has not been told of yet. */
  unsent: number;
};
