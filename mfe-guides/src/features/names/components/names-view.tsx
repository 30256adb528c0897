import { messages } from '../messages.ts';
import type { DivineName } from '../model.ts';
import { AboutList } from './about-list.tsx';
import { NameCard } from './name-card.tsx';
import styles from './names-view.module.css';

export function NamesView({ names }: { names: readonly DivineName[] }) {
  return (
    <>
      <ol className={styles.grid} aria-label={messages.list}>
        {names.map((name) => (
          <NameCard key={name.number} name={name} />
        ))}
      </ol>
      <AboutList />
    </>
  );
}
