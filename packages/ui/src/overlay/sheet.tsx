import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { CLOSE } from '../icon/signs.ts';
import square from '../square-button.module.css';
import styles from './sheet.module.css';
import { useDragToClose } from './use-drag-to-close.ts';

type Props = {
  title: string;
  /** Name of the button that closes the sheet. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Gets the focus when the sheet opens; without it the sheet itself, so that its name is read out. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus back; without it the element that had it before. */
  returnTo?: HTMLElement | null;
  /** `clear` leaves the page behind in its own colours, where the sheet changes how it looks. */
  scrim?: 'dim' | 'clear';
};

/**
 * Lies over the page for as long as it is rendered: at the end of the line from 768 px on, at the bottom
 * of a phone. Needs no trigger in its tree.
 */
export function Sheet({ title, closeLabel, onClose, children, scrim = 'dim', ...focus }: Props) {
  const [before] = useState(() => document.activeElement);
  const content = useRef<HTMLDivElement>(null);
  const grab = useDragToClose(content, onClose);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        {/* Not Radix's overlay: it locks scrolling with an inline style sheet, which the policy refuses. */}
        <div className={styles.scrim} data-scrim={scrim} />
        <Radix.Content
          ref={content}
          className={styles.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (focus.initialFocus?.current ?? content.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const to = focus.returnTo ?? before;
            if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
          }}
        >
          <div className={styles.head} {...grab}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close className={square.quiet} aria-label={closeLabel}>
              <Icon d={CLOSE} />
            </Radix.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
