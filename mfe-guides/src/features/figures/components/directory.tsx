import { useTypedText } from '@fahm/mfe-kit/use-typed-text.ts';
import type { ReactNode } from 'react';
import type { BasePath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import { useFigureSearch } from '../use-figure-search.ts';
import { Found } from './found.tsx';
import styles from './directory.module.css';

/** Head and search of the directory; `children` are the groups, shown while nothing is looked for. */
export function Directory({ basePath, children }: { basePath: BasePath; children: ReactNode }) {
  const { text: query, field, clear } = useTypedText();
  const { state, retry } = useFigureSearch(query);
  return (
    <div className={styles.directory} data-content="">
      <header className={styles.header}>
        <h1 className={styles.heading} tabIndex={-1}>
          {messages.heading}
        </h1>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <search className={styles.search}>
        <input
          dir="auto"
          {...field}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          maxLength={100}
          placeholder={messages.placeholder}
          aria-label={messages.searchLabel}
          autoComplete="off"
          spellCheck={false}
        />
        {query !== '' && (
          <button type="button" className="button" data-tone="secondary" onClick={clear}>
            {messages.clear}
          </button>
        )}
      </search>
      {query.trim() === '' ? children : <Found state={state} basePath={basePath} onRetry={retry} />}
    </div>
  );
}
