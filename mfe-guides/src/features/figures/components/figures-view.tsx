import type { Figure } from '@fahm/contracts/content/figures.ts';
import type { BasePath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import { GROUPS } from '../model.ts';
import { Directory } from './directory.tsx';
import { FigureCard } from './figure-card.tsx';
import styles from './directory.module.css';

type Props = { figures: readonly Figure[]; basePath: BasePath };

/** The directory as the build renders it; in the browser `figures-screen.tsx` adopts its groups. */
export function FiguresView({ figures, basePath }: Props) {
  return (
    <Directory basePath={basePath}>
      <div className={styles.groups} data-adopt="">
        {figures.length === 0 && <p className={styles.empty}>{messages.none}</p>}
        {GROUPS.map(({ type, id }) => {
          const members = figures.filter((figure) => figure.type === type);
          return members.length === 0 ? null : (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 className={styles.group} id={`${id}-heading`}>
                {messages.groups[type]} <span className={styles.count}>{members.length}</span>
              </h2>
              <ul className={styles.grid}>
                {members.map((figure) => (
                  <FigureCard key={figure.id} figure={figure} basePath={basePath} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Directory>
  );
}
