import { messages } from '../messages.ts';
import type { DownloadState } from '../use-download.ts';
import { DownloadRow, type RowAction } from './download-row.tsx';

type Props = {
  name: string;
  facts: string;
  state: DownloadState;
  cached: boolean;
  onDownload: () => void;
  onCancel: () => void;
  /** Null for what cannot be taken off by itself. */
  onRemove: (() => void) | null;
};

/** Text that can be kept on the device. */
export function TextRow({ name, facts, state, ...rest }: Props) {
  const running = state.status === 'running';
  return (
    <DownloadRow
      name={name}
      facts={facts}
      share={running ? state.share : null}
      sharing={messages.downloading}
      outcome={outcomeOf(state)}
      failed={state.status === 'failed'}
      actions={actionsOf(running, rest)}
    />
  );
}

type Handlers = Pick<Props, 'cached' | 'onDownload' | 'onCancel' | 'onRemove'>;

function actionsOf(
  running: boolean,
  { cached, onDownload, onCancel, onRemove }: Handlers,
): RowAction[] {
  if (running) return [{ text: messages.cancel, onPress: onCancel }];
  if (cached) return onRemove === null ? [] : [{ text: messages.remove, onPress: onRemove }];
  return [{ text: messages.download, onPress: onDownload, tone: 'secondary' }];
}

function outcomeOf(state: DownloadState): string {
  if (state.status === 'failed') return messages.errors[state.why];
  if (state.status === 'done') return messages.done;
  return state.status === 'removed' ? messages.removed : '';
}
