import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab = { id: string; label: string; content: ReactNode };

type Props = {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
};

/** Parts of which one is shown; the first one to begin with. A part that is not shown is not rendered. */
export function Tabs({ label, tabs }: Props) {
  return (
    <Radix.Root defaultValue={tabs[0]?.id ?? ''}>
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
