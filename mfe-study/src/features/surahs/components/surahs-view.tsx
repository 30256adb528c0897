import { progressQuery } from '@fahm/api-client/study/progress.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { StateBox } from '@fahm/ui/state-box.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { UpgradeLink } from '../../../lib/offer/upgrade-link.tsx';
import { useOffer } from '../../../lib/offer/use-offer.ts';
import { useStudy } from '../../../lib/study.ts';
import { useWritten } from '../../../lib/written/use-written.ts';
import { writtenWords } from '../../../lib/written/written-words.ts';
import { messages } from '../messages.ts';
import { filterSurahs } from '../model.ts';
import { SurahGrid } from './surah-grid.tsx';
import { SurahsPending } from './surahs-pending.tsx';
import styles from './surahs.module.css';

/** Every surah, found by name (spec 2.5). */
export function SurahsView({ hasPro }: { hasPro: boolean }) {
  const { api } = useStudy();
  const progress = useQuery(progressQuery(api));
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  if (progress.isPending) return <SurahsPending />;
  const shown = filterSurahs(SURAHS, text);
  const clear = () => {
    setText('');
    box.current?.focus();
  };
  return (
    <>
      <input
        dir="auto"
        ref={box}
        className={styles.search}
        type="search"
        value={text}
        aria-label={messages.search}
        placeholder={messages.search}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="visually-hidden" role="status">
        {text === '' ? '' : messages.count(shown.length)}
      </p>
      {!hasPro && <UpgradeCard />}
      {progress.isError && (
        <p className={styles.note} role="alert">
          {messages.noProgress}{' '}
          <button type="button" className={styles.retry} onClick={() => void progress.refetch()}>
            {messages.retry}
          </button>
        </p>
      )}
      {shown.length === 0 ? (
        <StateBox kind="missing" level={2} heading={messages.nothing}>
          <button type="button" className="button" data-tone="secondary" onClick={clear}>
            {messages.clear}
          </button>
        </StateBox>
      ) : (
        <SurahGrid surahs={shown} hasPro={hasPro} progress={progress.data} />
      )}
    </>
  );
}

function UpgradeCard() {
  const { heading, text, pricing } = messages.upgrade;
  const written = writtenWords(useWritten());
  return (
    <section className={styles.upgrade} aria-labelledby="upgrade">
      <div>
        <h2 className={styles.upgradeHeading} id="upgrade">
          {heading}
        </h2>
        <p className={styles.upgradeText}>
          {text} {written}
        </p>
      </div>
      <UpgradeLink isOpen={useOffer()}>{pricing}</UpgradeLink>
    </section>
  );
}
