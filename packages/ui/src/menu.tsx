import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import styles from './menu.module.css';

// Type-ahead forgets after 1 s, a submenu opens after 100 ms and forgives the pointer for 300 ms: Radix has
// these figures built in, and offers no way to state them.
type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement;
  children: ReactNode;
};

export function Menu({ trigger, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align="end" sideOffset={8} collisionPadding={8} loop>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** One entry: a command, or with `href` a link that can be opened in a new tab. */
export function MenuItem(
  props: { children: ReactNode } & ({ href: string } | { onSelect: () => void }),
) {
  if ('href' in props) {
    return (
      <Radix.Item className={styles.item} asChild>
        <a href={props.href}>{props.children}</a>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item className={styles.item} onSelect={props.onSelect}>
      {props.children}
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

export function Submenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={styles.item}>{label}</Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent className={styles.menu} collisionPadding={8} loop>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
