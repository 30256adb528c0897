import { type ReactNode, useEffect, useRef } from 'react';
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
        <svg className={styles.bars} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 6h14M3 10h14M3 14h14" />
        </svg>
        {messages.menu}
      </summary>
      <nav className={styles.panel} aria-label={messages.navigation}>
        {children}
      </nav>
    </details>
  );
}

function closeWhenLeft(menu: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const close = ({ type, target }: Event) => {
    const isInside = target instanceof Element && menu.contains(target);
    const isGoing = type === 'click' && isInside && target.closest('a') !== null;
    if (!isInside || isGoing) menu.open = false;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  for (const type of ['click', 'focusin']) document.addEventListener(type, close, { signal });
  document.addEventListener('keydown', onKey, { signal });
  return () => listening.abort();
}
