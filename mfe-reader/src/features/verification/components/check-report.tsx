import { surahByNumber } from '@fahm/quran/surahs.ts';
import { arabicHash } from '@fahm/quran/text/verify-text.ts';
import { useEffect, useState } from 'react';
import { ARABIC_CREDIT } from '../../../lib/text/arabic-edition.ts';
import type { Passage } from '../../../lib/passage.ts';
import { TEXT_FOLDER } from '../../../lib/text/text-folder.ts';
import { checkText, type LoadArabic, type Verdict } from '../check-text.ts';
import { messages } from '../report-messages.ts';
import { textOfPassage, textOnPage } from '../page-text.ts';
import styles from './check-report.module.css';

type Props = { passage: Passage; load: LoadArabic };

const articleOf = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-unit]');

/** Checks the Arabic of the page each time it is shown, and says what came out and what that proves. */
export function CheckReport({ passage, load }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [verdict, setVerdict] = useState<Verdict | 'unable' | null>(null);
  const [simplified, setSimplified] = useState(false);
  useEffect(() => {
    let gone = false;
    const check = async () => {
      const article = articleOf();
      const onPage = article === null ? null : textOnPage(article);
      const canHash = globalThis.isSecureContext;
      const found = canHash ? await checkText(onPage ?? textOfPassage(passage), load) : 'unable';
      if (gone) return;
      setSimplified(onPage === null);
      setVerdict(found);
    };
    void check();
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every attempt is one more run.
  }, [passage, load, attempt]);
  const again = () => {
    setVerdict(null);
    setAttempt((count) => count + 1);
  };
  return (
    <div className={styles.report}>
      <div role="status">
        <Outcome verdict={verdict} />
        {simplified && <p>{messages.simplified}</p>}
      </div>
      <Facts passage={passage} />
      <p>{messages.meaning}</p>
      <button type="button" className="button" data-tone="secondary" onClick={again}>
        {messages.retry}
      </button>
    </div>
  );
}

function Outcome({ verdict }: { verdict: Verdict | 'unable' | null }) {
  if (verdict === null) return <p>{messages.checking}</p>;
  if (verdict === 'unable') return <p>{messages.unable}</p>;
  switch (verdict.status) {
    case 'right':
      return (
        <p className={styles.right} data-verdict="right">
          <span aria-hidden="true">✓ </span>
          {messages.right(verdict.verses)}
        </p>
      );
    case 'unknown':
      return <p data-verdict="unknown">{messages.unknown}</p>;
    case 'wrong':
      return (
        <p className={styles.wrong} data-verdict="wrong">
          {messages.wrong} {verdict.keys.join(', ')}. {messages.wrongHint}
        </p>
      );
  }
}

function Facts({ passage }: { passage: Passage }) {
  return (
    <dl className={styles.facts}>
      <dt>{messages.edition}</dt>
      <dd>{ARABIC_CREDIT}</dd>
      <dt>{messages.source}</dt>
      <dd>{messages.sourceText}</dd>
      <dt>{messages.version}</dt>
      <dd>{TEXT_FOLDER.split('/')[1]}</dd>
      {passage.groups.map(({ surah }) => (
        <div key={surah}>
          <dt>{messages.hash(surahByNumber(surah)?.nameEn ?? `${surah}`)}</dt>
          <dd>
            <code className={styles.hash}>{arabicHash(surah)}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
