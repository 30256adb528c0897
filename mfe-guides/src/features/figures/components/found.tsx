import type { BasePath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import type { SearchState } from '../use-figure-search.ts';
import { FigureCard } from './figure-card.tsx';
import styles from './directory.module.css';

type Props = { state: SearchState; basePath: BasePath; onRetry: () => void };

/** What a search found, as a flat grid ([2.18.1]); the last answer stays while the next is on its way. */
export function Found({ state, basePath, onRetry }: Props) {
  const { figures, status } = state;
  return (
    <div className={styles.found} aria-busy={status === 'searching'}>
      {status === 'failed' ? (
        <div role="alert">
          <p className={styles.empty}>{messages.searchFailed}</p>
          <button type="button" className="button" onClick={onRetry}>
            {messages.retry}
          </button>
        </div>
      ) : (
        <p className={styles.status} role="status">
          {status === 'searching' && messages.searching}
          {status === 'found' && figures.length === 0 && messages.nothing}
          {status === 'found' && figures.length > 0 && messages.found(figures.length)}
        </p>
      )}
      {status !== 'failed' && (
        <ul className={styles.grid}>
          {figures.map((figure) => (
            <FigureCard key={figure.id} figure={figure} basePath={basePath} />
          ))}
        </ul>
      )}
    </div>
  );
}
