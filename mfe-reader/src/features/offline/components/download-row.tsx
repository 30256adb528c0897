import type { DownloadState } from '../use-download.ts';
import { messages } from '../messages.ts';
import styles from './offline-panel.module.css';

type Props = {
  name: string;
  /** What it weighs, or takes. */
  facts: string;
  state: DownloadState;
  kept: boolean;
  onDownload: (() => void) | null;
  onCancel: () => void;
  /** Null for what cannot be taken off by itself. */
  onRemove: (() => void) | null;
};

/** One thing that can be kept on the device. */
export function DownloadRow({ name, facts, state, kept, ...actions }: Props) {
  const running = state.status === 'running';
  return (
    <section className={styles.row} aria-label={name}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>{facts}</p>
      </div>
      {running && <Action text={messages.cancel} of={name} onClick={actions.onCancel} plain />}
      {!running && kept && actions.onRemove !== null && (
        <Action text={messages.remove} of={name} onClick={actions.onRemove} plain />
      )}
      {!running && !kept && actions.onDownload !== null && (
        <Action text={messages.download} of={name} onClick={actions.onDownload} />
      )}
      {running && (
        <progress
          className={styles.progress}
          value={state.share === 0 ? undefined : state.share}
          max={1}
          aria-label={`${messages.downloading}: ${name}`}
        />
      )}
      <p
        className={styles.outcome}
        role="status"
        data-failed={state.status === 'failed' || undefined}
      >
        {outcomeOf(state)}
      </p>
    </section>
  );
}

function outcomeOf(state: DownloadState): string {
  if (state.status === 'failed') return messages.errors[state.why];
  if (state.status === 'done') return messages.done;
  return state.status === 'removed' ? messages.removed : '';
}

type ActionProps = { text: string; of: string; onClick: () => void; plain?: boolean };

function Action({ text, of, onClick, plain = false }: ActionProps) {
  return (
    <button
      type="button"
      className="button"
      data-tone={plain ? 'plain' : 'secondary'}
      aria-label={`${text}: ${of}`}
      onClick={onClick}
    >
      {text}
    </button>
  );
}
