import * as Radix from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import { ATTENTION, CLOSE, RING, TICK_IN_RING } from '../icon/signs.ts';
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
      {/* Colour is never alone: a tick for what went well, a mark for what did not. */}
      {tone !== 'default' && (
        <Icon className={styles.icon} d={RING + (tone === 'success' ? TICK_IN_RING : ATTENTION)} />
      )}
      <div className={styles.words}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {text !== '' && <Radix.Description className={styles.text}>{text}</Radix.Description>}
      </div>
      <Radix.Close className={`${square.quiet} ${styles.close}`} aria-label={close}>
        <Icon d={CLOSE} />
      </Radix.Close>
    </Radix.Root>
  );
}
