import { useTypedText } from '@fahm/mfe-kit/use-typed-text.ts';
import type { ReactNode } from 'react';
import textField from '@fahm/ui/fields/text-field.module.css';
import type { BasePath } from '../../../lib/paths.ts';
import { PageHeader } from '../../../lib/page-header.tsx';
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
      <PageHeader heading={messages.heading} lead={messages.lead} />
      <search className={styles.search}>
        <input
          dir="auto"
          {...field}
          className={`${textField.field} ${styles.input}`}
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
