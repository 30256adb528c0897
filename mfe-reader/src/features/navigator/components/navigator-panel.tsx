import { Sheet } from '@fahm/ui/overlay/sheet.tsx';
import { Tabs } from '@fahm/ui/tabs.tsx';
import { useRef, useState } from 'react';
import type { Panel } from '../../../lib/services.ts';
import { messages } from '../messages.ts';
import { useHere } from '../use-here.ts';
import { JuzList } from './juz-list.tsx';
import styles from './navigator.module.css';
import { PagePicker } from './page-picker.tsx';
import { QuickBox } from './quick-box.tsx';
import { SurahList } from './surah-list.tsx';
import { VersePicker } from './verse-picker.tsx';

type Props = { panel: Panel; onClose: () => void };

/** Leads to any place of the Qur’an: by typing, or by choosing. Opened by `/` the box is ready to type in. */
export function NavigatorPanel({ panel, onClose }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const current = useRef<HTMLAnchorElement>(null);
  const [typed, setTyped] = useState('');
  const here = useHere();
  const tabs = [
    {
      id: 'surah',
      label: messages.tab.surah,
      content: <SurahList ref={current} current={here?.surah ?? null} onGo={onClose} />,
    },
    {
      id: 'verse',
      label: messages.tab.verse,
      content: <VersePicker start={here} onGo={onClose} />,
    },
    { id: 'page', label: messages.tab.page, content: <PagePicker start={here} onGo={onClose} /> },
    { id: 'juz', label: messages.tab.juz, content: <JuzList start={here} onGo={onClose} /> },
  ];
  return (
    <Sheet
      title={messages.title}
      closeLabel={messages.close}
      onClose={onClose}
      initialFocus={panel.kind === 'search' || here === null ? box : current}
    >
      <div className={styles.navigator}>
        <QuickBox ref={box} typed={typed} onType={setTyped} here={here} onGo={onClose} />
        {typed.trim() === '' && <Tabs label={messages.tabs} tabs={tabs} />}
      </div>
    </Sheet>
  );
}
