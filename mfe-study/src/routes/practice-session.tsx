import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import { SaveButton } from '../features/folders/components/save-button.tsx';
import { Playing, type SessionProps } from '../features/practice/components/playing.tsx';
import { ReportLink } from '../lib/report/report-link.tsx';

/** A card that was answered can be kept, and what is wrong with it told. */
const cardActions = ({ id, type, prompt }: Flashcard) => (
  <>
    {/* A word stands in no surah, and a folder keeps what does. */}
    {type !== 'word' && <SaveButton item={{ kind: 'card', target: id }} name={prompt} />}
    <ReportLink about={id} title={prompt} />
  </>
);

export const PracticeSession = (props: SessionProps) => (
  <Playing {...props} renderActions={cardActions} />
);
