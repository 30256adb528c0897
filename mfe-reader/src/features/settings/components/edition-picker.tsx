import { Button } from '@fahm/ui/button.tsx';
import { Bone, Skeleton } from '@fahm/ui/skeleton.tsx';
import { type ReactNode, useId, useState } from 'react';
import { DEFAULT_EDITION } from '../../../lib/text/default-edition.ts';
import { type EditionFilter, filterEditions, languagesOf } from '../filter-editions.ts';
import { messages } from '../messages.ts';
import { useEditions } from '../use-editions.ts';
import { EditionChoices } from './edition-choices.tsx';
import styles from './settings.module.css';

/** The translations that can be chosen, found by language and by name. */
export function EditionPicker() {
  const [state, retry] = useEditions();
  const [filter, setFilter] = useState<EditionFilter>({ language: null, text: '' });
  if (state.status === 'loading') return <EditionsSkeleton />;
  if (state.status === 'failed') {
    return (
      <Trouble onRetry={retry}>
        {state.offline ? `${messages.failed} ${messages.offline}` : messages.failed}
      </Trouble>
    );
  }
  const { editions, complete } = state.list;
  const fitting = filterEditions(editions, filter, DEFAULT_EDITION.id);
  return (
    <>
      {!complete && <Trouble onRetry={retry}>{messages.incomplete}</Trouble>}
      <Filters languages={languagesOf(editions)} filter={filter} onChange={setFilter} />
      <p className={styles.count} role="status">
        {fitting.length === 0 ? messages.none : messages.found(fitting.length)}
      </p>
      <EditionChoices editions={fitting} />
    </>
  );
}

type FiltersProps = {
  languages: { code: string; name: string }[];
  filter: EditionFilter;
  onChange: (filter: EditionFilter) => void;
};

function Filters({ languages, filter, onChange }: FiltersProps) {
  const id = useId();
  return (
    <div className={styles.filters}>
      <label htmlFor={`${id}-language`}>{messages.language}</label>
      <select
        id={`${id}-language`}
        className={styles.field}
        value={filter.language ?? ''}
        onChange={({ target }) => onChange({ ...filter, language: target.value || null })}
      >
        <option value="">{messages.allLanguages}</option>
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-text`}>{messages.filter}</label>
      <input
        dir="auto"
        id={`${id}-text`}
        className={styles.field}
        type="search"
        placeholder={messages.filterHint}
        autoComplete="off"
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
    </div>
  );
}

function Trouble({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <div className={styles.notice} role="alert">
      <p>{children}</p>
      <Button tone="plain" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}

const EditionsSkeleton = () => (
  <Skeleton label={messages.loadingEditions}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Bone key={key} height="68px" />
    ))}
  </Skeleton>
);
