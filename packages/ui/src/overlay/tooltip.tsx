import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

/** How long the pointer rests before a tooltip opens, in milliseconds. */
export const TOOLTIP_DELAY_MS = 700;
/** Within this time after a tooltip the next one opens at once, in milliseconds. */
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** Stands once around all tooltips of a root. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

type Props = { text: string; children: ReactElement };

/** A word more about a control. Never the only name of it: touch screens show no tooltips. */
export function Tooltip({ text, children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
