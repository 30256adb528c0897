import { messages } from '../messages.ts';
import styles from './translation-notice.module.css';

type Props = { state: 'shown' | 'pending' | 'failed'; onRetry: () => void };

/** Says so when the translation on the page is not the one that was chosen. */
export function TranslationNotice({ state, onRetry }: Props) {
  if (state === 'shown') return null;
  const failed = state === 'failed';
  return (
    <div className={styles.notice} role={failed ? 'alert' : 'status'}>
      <p>{failed ? messages.translationFailed : messages.translationPending}</p>
      {failed && (
        <button type="button" className="button" data-tone="plain" onClick={onRetry}>
          {messages.retry}
        </button>
      )}
    </div>
  );
}
