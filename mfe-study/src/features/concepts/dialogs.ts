import { lazyPart } from '@fahm/mfe-kit/lazy-part.ts';
import type { Concept } from '@fahm/contracts/lessons.ts';

type OfConcept = { surah: number; concept: Concept; onClose: () => void };

const concept = lazyPart(
  async () => (await import('./components/concept-dialog.tsx')).ConceptDialog,
);
const retract = lazyPart<OfConcept>(
  async () => (await import('./components/change-dialogs.tsx')).RetractDialog,
);
const history = lazyPart<OfConcept>(
  async () => (await import('./components/change-dialogs.tsx')).HistoryDialog,
);

/** The code of a dialog, and of the forms library, comes when it is first opened. */
export const dialogs = { Concept: concept.Part, Retract: retract.Part, History: history.Part };
