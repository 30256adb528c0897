import { pendingMessages as messages } from '../pending-messages.ts';

/** Stands in the page's place while its code is on the way. */
export function SearchPending({ missing, onRetry }: { missing: boolean; onRetry: () => void }) {
  return missing ? (
    <div role="alert">
      <p>{messages.failed}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  ) : (
    <p role="status">{messages.pending}</p>
  );
}
