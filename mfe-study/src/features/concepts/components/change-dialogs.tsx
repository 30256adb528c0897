import { conceptHistoryQuery } from '@fahm/api-client/study/concepts.ts';
import type { Concept } from '@fahm/contracts/study/lessons.ts';
import { formatDate } from '@fahm/ui/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import textLink from '@fahm/ui/text-link.module.css';
import { Dialog } from '../../../lib/components/dialog.tsx';
import fieldStyles from '../../../lib/components/field.module.css';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { useRetractConcept } from '../use-concept-changes.ts';
import styles from './concepts.module.css';

type Props = { surah: number; concept: Concept; onClose: () => void };

export function RetractDialog({ surah, concept, onClose }: Props) {
  const words = messages.retracting;
  const retract = useRetractConcept(surah, onClose);
  return (
    <Dialog title={words.title} closeLabel={messages.form.close} onClose={onClose}>
      <p>
        “<bdi>{concept.title}</bdi>”. {words.text}
      </p>
      <p className={fieldStyles.actions}>
        <button type="button" className="button" data-tone="plain" onClick={onClose}>
          {words.cancel}
        </button>
        <button
          type="button"
          className="button"
          data-tone="destructive"
          disabled={retract.isPending}
          onClick={() => retract.mutate(concept.id)}
        >
          {words.confirm}
        </button>
      </p>
    </Dialog>
  );
}

/** Earlier wordings, the latest first. */
export function HistoryDialog({ concept, onClose }: Props) {
  const query = useQuery({
    ...conceptHistoryQuery(useStudy().api, concept.id),
    staleTime: 0,
  });
  return (
    <Dialog
      title={messages.historyOf(concept.title)}
      closeLabel={messages.form.close}
      onClose={onClose}
    >
      {query.isPending && <p role="status">{messages.loading}</p>}
      {query.isError && (
        <p role="alert">
          {messages.failed}{' '}
          <button type="button" className={textLink.link} onClick={() => void query.refetch()}>
            {messages.retry}
          </button>
        </p>
      )}
      {query.data?.length === 0 && <p>{messages.historyNone}</p>}
      <ol className={styles.history}>
        {query.data?.map(({ concept: before, replacedAt, change }) => (
          <li key={replacedAt}>
            <p className={styles.when}>
              {messages.changed[change]} {formatDate(new Date(replacedAt))}
            </p>
            <p className={styles.before} dir="auto">
              {before.title}
            </p>
            <p className={styles.text} dir="auto">
              {before.summary}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
