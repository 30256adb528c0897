import type { AudioEdition } from '@fahm/contracts/audio/recitations.ts';
import { Bone, Skeleton } from '@fahm/ui/skeleton.tsx';
import { Tabs } from '@fahm/ui/tabs.tsx';
import { useId, useState } from 'react';
import { filterEditions } from '../filter-editions.ts';
import { messages } from '../messages.ts';
import { type ReciterLanguage, useReciters } from '../use-reciters.ts';
import { useSettings } from '../use-settings.ts';
import { ReciterChoices } from './reciter-choices.tsx';
import styles from './settings.module.css';

const LANGUAGES = Object.keys(messages.reciterTab) as ReciterLanguage[];

/** The reciters by the language they recite in, found by name (spec 2.11.3). */
export function ReciterPicker() {
  const [{ reciter }] = useSettings();
  const language = LANGUAGES.find((code) => reciter.startsWith(`${code}.`));
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{messages.reciters}</h3>
      <Tabs
        label={messages.reciterLanguages}
        initial={language}
        tabs={LANGUAGES.map((code) => ({
          id: code,
          label: messages.reciterTab[code],
          content: <Reciters language={code} />,
        }))}
      />
    </section>
  );
}

function Reciters({ language }: { language: ReciterLanguage }) {
  const state = useReciters(language);
  if (state.status === 'loading') return <RecitersSkeleton />;
  const { editions, complete } = state;
  return (
    <div className={styles.part}>
      {!complete && (
        <p className={styles.notice} role="alert">
          {messages.recitersFailed}
        </p>
      )}
      {editions.length === 0 ? (
        <p className={styles.note} role="status">
          {messages.noReciters}
        </p>
      ) : (
        <Found editions={editions} />
      )}
    </div>
  );
}

function Found({ editions }: { editions: readonly AudioEdition[] }) {
  const id = useId();
  const [text, setText] = useState('');
  const [{ reciter }] = useSettings();
  const fitting = filterEditions(editions, { language: null, text }, reciter);
  return (
    <>
      <div className={styles.filters}>
        <label htmlFor={id}>{messages.findReciter}</label>
        <input
          dir="auto"
          id={id}
          className={styles.field}
          type="search"
          placeholder={messages.findReciterHint}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <p className={styles.count} role="status">
        {fitting.length === 0 ? messages.noReciterFits : messages.reciterCount(fitting.length)}
      </p>
      <ReciterChoices editions={fitting} />
    </>
  );
}

const RecitersSkeleton = () => (
  <Skeleton label={messages.loadingReciters}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Bone key={key} height="64px" />
    ))}
  </Skeleton>
);
