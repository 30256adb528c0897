import { Sheet } from '@fahm/ui/overlay/sheet.tsx';
import { Tabs } from '@fahm/ui/tabs.tsx';
import { type Panel, useServices } from '../../../lib/services.ts';
import { messages } from '../messages.ts';
import { useSettings } from '../use-settings.ts';
import { AudioSettings } from './audio-settings.tsx';
import { ColourSettings } from './colour-settings.tsx';
import { MoreSettings } from './more-settings.tsx';
import styles from './settings.module.css';
import { TextSettings } from './text-settings.tsx';
import { TranslationSettings } from './translation-settings.tsx';

const TABS = [
  { id: 'text', label: messages.tab.text, content: <TextSettings /> },
  { id: 'colours', label: messages.tab.colours, content: <ColourSettings /> },
  { id: 'translation', label: messages.tab.translation, content: <TranslationSettings /> },
  { id: 'audio', label: messages.tab.audio, content: <AudioSettings /> },
  { id: 'more', label: messages.tab.more, content: <MoreSettings /> },
];

/** The reader's settings. Each takes effect at once; the page behind stays in its own colours. */
export function SettingsPanel({ panel, onClose }: { panel: Panel; onClose: () => void }) {
  const initial = panel.kind === 'settings' ? panel.tab : undefined;
  return (
    <Sheet title={messages.title} closeLabel={messages.close} onClose={onClose} scrim="clear">
      <NotPersisted />
      <Tabs label={messages.tabs} tabs={TABS} initial={initial} />
    </Sheet>
  );
}

function NotPersisted() {
  const { settings } = useServices();
  // Whether a change was kept is known once it is made.
  useSettings();
  return (
    <div role="status">
      {!settings.isPersisted() && <p className={styles.notice}>{messages.notPersisted}</p>}
    </div>
  );
}
