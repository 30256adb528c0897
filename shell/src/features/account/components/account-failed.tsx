import { Button } from '@fahm/ui/button.tsx';
import { messages } from '../messages.ts';

/** In place of a page whose code or whose person could not be had. */
export function AccountFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p>
        <strong>{messages.failed}</strong> {messages.failedHint}
      </p>
      <Button onClick={onRetry}>{messages.retry}</Button>
    </div>
  );
}
