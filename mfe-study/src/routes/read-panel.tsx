import { SaveButton } from '../features/folders/components/save-button.tsx';
import { ReadTab } from '../features/read/components/read-tab.tsx';

/** The surah to read; every verse can be kept. Only shown to somebody who is signed in. */
export function ReadPanel({ surah }: { surah: number }) {
  return (
    <ReadTab
      surah={surah}
      renderActions={(verse) => <SaveButton item={{ kind: 'verse', target: verse }} name={verse} />}
    />
  );
}
