import * as Radix from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import square from '../square-button.module.css';
import styles from './toaster.module.css';
import {
  type Toast,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD_PX,
  type ToastStore,
} from './toast-store.ts';

type ToasterLabels = {
  /** Name of the region; `{hotkey}` becomes the key that leads to it. */
  region: string;
  /** Spoken before a toast's words. */
  notification: string;
  close: string;
};

type Props = { store: ToastStore; labels: ToasterLabels };

/** The region of the page in which toasts stand. A closed toast is not in it, not even for an animation. */
export function Toaster({ store, labels }: Props) {
  const toasts = useSyncExternalStore(store.subscribe, store.read, store.read);
  return (
    <Radix.Provider
      duration={TOAST_DURATION_MS}
      label={labels.notification}
      swipeDirection={TOAST_SWIPE_DIRECTION}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts
        .filter(({ open }) => open)
        .map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            close={labels.close}
            onClose={() => store.dismiss(toast.id)}
          />
        ))}
      <Radix.Viewport
        className={styles.region}
        data-toasts=""
        hotkey={[TOAST_HOTKEY]}
        label={labels.region}
      />
    </Radix.Provider>
  );
}

type ItemProps = { toast: Toast; close: string; onClose: () => void };

function ToastItem({ toast: { title, text, tone }, close, onClose }: ItemProps) {
  return (
    <Radix.Root
      className={styles.toast}
      data-tone={tone}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      open
      onOpenChange={onClose}
    >
      {tone !== 'default' && <ToneIcon tone={tone} />}
      <div className={styles.words}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {text !== '' && <Radix.Description className={styles.text}>{text}</Radix.Description>}
      </div>
      <Radix.Close className={`${square.quiet} ${styles.close}`} aria-label={close}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" />
        </svg>
      </Radix.Close>
    </Radix.Root>
  );
}

/** Colour is never alone: a tick for what went well, a mark for what did not. */
function ToneIcon({ tone }: { tone: 'success' | 'destructive' }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <path d={tone === 'success' ? 'M6.5 10.5l2.5 2.5 4.5-5.5' : 'M10 5.5v5.5M10 13.6v.4'} />
    </svg>
  );
}
