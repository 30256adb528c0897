import type { VerseId } from '@fahm/quran/reference.ts';
import { useEffect, useState } from 'react';
import { NoteSheet } from '../features/bookmarks/components/note-sheet.tsx';
import { ReportSheet } from '../features/verse-actions/components/report-sheet.tsx';
import { VerseMenu } from '../features/verse-actions/components/verse-menu.tsx';
import { WordSheet } from '../features/words/components/word-sheet.tsx';
import { verseName } from '../features/verse-actions/verse-words.ts';
import { verseOfKey } from '../lib/passage.ts';
import { type Panel, useServices } from '../lib/services.ts';
import { useStore } from '../lib/store.ts';

// In one file with it, because every page names every file of a remote.
export { WordLayout } from './word-layout.tsx';

type VersePanelOf = Extract<Panel, { kind: 'verse' }>;
type Props = { panel: Panel; onClose: () => void };

/** What a verse opens: its number a menu, and what an entry of it needs more room for; its text a word. */
export function VersePanel({ panel, onClose }: Props) {
  return panel.kind === 'verse' ? (
    <Views key={panel.key} panel={panel} verse={verseOfKey(panel.key)} onClose={onClose} />
  ) : null;
}

type ViewsProps = { panel: VersePanelOf; verse: VerseId; onClose: () => void };

function Views({ panel: { trigger, point }, verse, onClose }: ViewsProps) {
  const { reading } = useServices();
  const passage = useStore(reading, (it) => it?.passage ?? null);
  const [view, setView] = useState<'menu' | 'words' | 'note' | 'report'>(
    point === undefined ? 'menu' : 'words',
  );
  const gone = passage === null;
  // The page under it went another way.
  useEffect(() => {
    if (gone) onClose();
  }, [gone, onClose]);
  if (gone) return null;
  const common = { verse, passage, onClose };
  switch (view) {
    case 'menu':
      return (
        <VerseMenu
          {...common}
          anchor={trigger}
          onWords={() => setView('words')}
          onNote={() => setView('note')}
          onReport={() => setView('report')}
        />
      );
    case 'words':
      return <WordSheet {...common} point={point} trigger={trigger} />;
    case 'note':
      return (
        <NoteSheet verse={verse} name={verseName(verse)} trigger={trigger} onClose={onClose} />
      );
    case 'report':
      return <ReportSheet {...common} trigger={trigger} />;
  }
}
