import type { PassageProgress } from '@fahm/contracts/study/progress.ts';
import type { SurahOverview } from '@fahm/contracts/study/surah-overview.ts';
import { Fold } from '../../../lib/lesson/fold.tsx';
import { mapMessages } from '../../../lib/map/map-messages.ts';
import { rangeLabel } from '../../../lib/map/passages.ts';
import { Paragraphs } from '../../../lib/lesson/paragraphs.tsx';
import { SourceList } from '../../../lib/lesson/source-list.tsx';
import { messages } from '../messages.ts';
import styles from './map.module.css';

type Props = { overview: SurahOverview; progress: readonly PassageProgress[] | null };

/** What is told of the whole surah, each part folded. */
export function Whole({ overview, progress }: Props) {
  const { setting, virtues, passages, id } = overview;
  const { period, certainty, text, sources } = setting;
  const when = `${messages.periods[period]}, ${messages.certainties[certainty]}`;
  return (
    <div className={styles.whole} data-whole={id} data-period={period} data-certainty={certainty}>
      <Fold heading={messages.overview}>
        <Paragraphs className={styles.text} text={overview.overview} field="overview" />
      </Fold>
      <Fold heading={messages.passages} aside={messages.count(passages.length)}>
        <Passages passages={passages} progress={progress} />
      </Fold>
      <Fold heading={messages.setting} aside={when}>
        <Paragraphs className={styles.text} text={text} field="setting" />
        <SourceList sources={sources} field="setting-sources" />
      </Fold>
      {virtues.length > 0 && (
        <Fold heading={messages.virtues} aside={messages.reports(virtues.length)}>
          <ul className={styles.virtues} data-field="virtues">
            {virtues.map((virtue) => (
              <li key={virtue.text}>
                <Paragraphs className={styles.text} text={virtue.text} field="virtue" />
                <SourceList sources={virtue.sources} field="virtue-sources" />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

/** The ribbon in words: every passage, what it says, and how it leads on. */
function Passages({
  passages,
  progress,
}: Pick<SurahOverview, 'passages'> & Omit<Props, 'overview'>) {
  return (
    <ol className={styles.passages} data-field="passages">
      {passages.map((passage, at) => {
        const { id, from, to, title, sentence, leads } = passage;
        const cards = progress?.[at];
        return (
          <li key={id} data-passage={id} data-from={from} data-to={to}>
            <p className={styles.name}>
              <span className={styles.range}>{rangeLabel(passage)}</span>
              <span data-field="title">{title}</span>
            </p>
            <p className={styles.text} data-field="sentence">
              {sentence}
            </p>
            {leads !== null && (
              <p className={styles.leads} data-field="leads">
                {leads}
              </p>
            )}
            {cards !== undefined && cards.cards > 0 && (
              <p className={styles.leads}>{mapMessages.progress(cards)}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
