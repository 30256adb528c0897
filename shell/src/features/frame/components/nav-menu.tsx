import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@fahm/ui/icon/icon.tsx';
import { closeWhenLeft } from '../close-when-left.ts';
import { messages } from '../messages.ts';
import styles from './nav-menu.module.css';

/**
 * The menu of narrow screens. A disclosure of the browser's own, so that it opens without script; script
 * adds what people expect beside: Escape, a tap elsewhere, and going somewhere close it.
 */
export function NavMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current === null ? undefined : closeWhenLeft(menu.current)), []);
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.toggle}>
        <Icon d="M4 7h16M4 12h16M4 17h16" />
        {messages.menu}
      </summary>
      <nav className={styles.panel} aria-label={messages.navigation}>
        {children}
      </nav>
    </details>
  );
}
