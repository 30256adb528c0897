import type { PublicCorrection } from '@fahm/contracts/content/public-corrections.ts';
import type { RatingName } from '@fahm/contracts/study/flashcards.ts';
import type { SessionAction, SessionItem, SessionState } from './model/session.ts';

/** A session, and what can be done with it. */
export type Practice = {
  state: SessionState;
  dispatch: (action: SessionAction) => void;
  rate: (rating: RatingName) => void;
  undo: () => void;
  /** Ends the session wherever it is; what was rated stays rated. */
  leave: () => void;
  /** What was corrected in a card, as far as the learner was not shown it yet. */
  unshown: (item: SessionItem) => readonly PublicCorrection[];
  /** The learner has read them: they do not come again. */
  read: (corrections: readonly PublicCorrection[]) => void;
  /** How many reviews the server has not been told of yet. */
  unsent: number;
};
