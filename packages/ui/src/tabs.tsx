import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

type Tab = { id: string; label: string; content: ReactNode };

type Props = {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The tab that is shown to begin with; the first one without it. */
  initial?: string | undefined;
};

/** Parts of which one is shown; a part that is not shown is not rendered. */
export function Tabs({ label, tabs, initial }: Props) {
  return (
    <Radix.Root defaultValue={initial ?? tabs[0]?.id ?? ''}>
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} className={styles.tab} value={tab.id}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} className={styles.content} value={id}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
