import { lazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import type { Concept } from '@fahm/contracts/study/lessons.ts';

type OfConcept = { surah: number; concept: Concept; onClose: () => void };

const concept = lazyComponent(
  async () => (await import('./components/concept-dialog.tsx')).ConceptDialog,
);
const retract = lazyComponent<OfConcept>(
  async () => (await import('./components/change-dialogs.tsx')).RetractDialog,
);
const history = lazyComponent<OfConcept>(
  async () => (await import('./components/change-dialogs.tsx')).HistoryDialog,
);

/** The code of a dialog, and of the forms library, comes when it is first opened. */
export const dialogs = {
  Concept: concept.View,
  Retract: retract.View,
  History: history.View,
};
