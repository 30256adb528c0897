import type { Demonstration } from '@fahm/contracts/study/masteries.ts';
import { formFor } from '@fahm/ui/counted.ts';

/** Every string of the Mastery tab that a translator would need. */
export const messages = {
  loading: 'Loading the objectives…',
  failed: 'The objectives could not be loaded.',
  retry: 'Retry',
  empty: 'No Mastery Objectives Available',
  emptyText: 'Content for this surah is being prepared. The surah itself is open to read.',
  chapter: (number: number) => `Chapter ${number}`,
  heading: 'Learning Objectives',
  progress: (done: number, total: number, percent: number) => `${done}/${total} (${percent}%)`,
  progressLabel: 'Objectives completed',
  shown: (shown: number, total: number) => `Shown by your cards: ${shown} of ${total}`,
  shownLabel: 'Objectives shown by cards',
  legend:
    'Tick what you can do without looking. Where cards belong to an objective, recalling them on two separate days shows it, whatever you tick.',
  whole: 'The surah as a whole',
  tickedOf: (done: number, total: number) => `${done} of ${total} ticked`,
  ticked: 'Ticked by you',
  demonstration: {
    open: (recalled: number, total: number) =>
      `${recalled} of ${total} ${formFor(total, 'card')} recalled on two days`,
    demonstrated: () => 'Demonstrated by your cards',
    review: () => 'Was demonstrated; time to review its cards',
  } satisfies Record<Demonstration, (recalled: number, total: number) => string>,
  revised: (recalled: number, total: number) =>
    total === 0 ? 'Revised since' : `Revised since: ${recalled} of ${total} of its cards of today`,
  signedOut: {
    title: 'Please sign in again',
    text: 'Your session has ended. Your tick was not saved.',
  },
  saveFailed: { title: 'Error', text: 'Your tick could not be saved. Please try again.' },
  unknown: 'Your progress could not be loaded.',
};
