import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import styles from './menu.module.css';

// Type-ahead forgets after 1 s, a submenu opens after 100 ms and forgives the pointer for 300 ms: Radix has
// these figures built in, and offers no way to state them.
type AnchoredMenuProps = {
  /** What was pressed to open the menu: it lies beside it, and focus goes back there. */
  anchor: HTMLElement;
  /** Name of the menu. */
  label: string;
  /** The menu wants to go: something was chosen, or people turned away from it. */
  onClose: () => void;
  children: ReactNode;
};

/** A menu for one of many places that share its code: open for as long as it is there. */
export function AnchoredMenu({ anchor, label, onClose, children }: AnchoredMenuProps) {
  const [place] = useState(() => placeOf(anchor));
  useEffect(() => {
    anchor.setAttribute('aria-expanded', 'true');
    return () => anchor.removeAttribute('aria-expanded');
  }, [anchor]);
  return (
    <Radix.Root open modal={false} onOpenChange={onClose}>
      <Radix.Portal>
        <div>
          <Radix.Trigger asChild>
            <span className={styles.anchor} style={place} aria-hidden="true" />
          </Radix.Trigger>
          <div className={styles.shade} />
          <Radix.Content
            className={`${styles.menu} ${styles.sheet}`}
            aria-labelledby={undefined}
            aria-label={label}
            side="right"
            align="start"
            sideOffset={12}
            collisionPadding={8}
            loop
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // Unless what was chosen has opened something that took the focus.
              if (document.activeElement === document.body) anchor.focus({ preventScroll: true });
            }}
          >
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The box of an element in the page, so that a menu beside it scrolls with it. */
function placeOf(anchor: HTMLElement) {
  const { top, left, width, height } = anchor.getBoundingClientRect();
  return { insetBlockStart: top + scrollY, left: left + scrollX, width, height };
}

type Command = {
  onSelect: () => void;
  /** True when the menu gives way to what the entry opens, and is not to close by itself. */
  staysOpen?: boolean;
};

/** One entry: a command, or with `href` a link that can be opened in a new tab. */
export function MenuItem(props: { children: ReactNode } & ({ href: string } | Command)) {
  if ('href' in props) {
    return (
      <Radix.Item className={styles.item} asChild>
        <a href={props.href}>{props.children}</a>
      </Radix.Item>
    );
  }
  const { onSelect, staysOpen = false, children } = props;
  return (
    <Radix.Item
      className={styles.item}
      onSelect={(event) => {
        if (staysOpen) event.preventDefault();
        onSelect();
      }}
    >
      {children}
    </Radix.Item>
  );
}

/** An entry that is a link of the application's own kind, which moves without a document load. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <Radix.Item className={styles.item} asChild>
      {children}
    </Radix.Item>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}

/** Words that head a menu and are no entry. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}
