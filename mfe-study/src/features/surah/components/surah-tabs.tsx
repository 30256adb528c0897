import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useSearch } from 'wouter';
import type { SurahBasePath } from '../../../lib/paths.ts';
import { centreIn } from '../../../lib/components/centre-in.ts';
import { passageOf } from '../../../lib/map/passages.ts';
import { passagePath, type Tab, TABS, tabPath } from '../../../lib/tabs.ts';
import { messages } from '../messages.ts';
import styles from './surah-tabs.module.css';

type Props = { surah: number; basePath: SurahBasePath; tab: Tab };

export const TAB_PANEL_ID = 'surah-panel';
export const tabId = (tab: Tab): string => `tab-${tab}`;

/**
 * The row of tabs (spec 2.7.3). Each has an address, so that going back leads to the tab before; where one is in the
 * surah is kept from tab to tab.
 */
export function SurahTabs({ surah, basePath, tab: active }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<Tab | null>(null);
  const passage = passageOf(useSearch());
  useEffect(() => {
    // On a phone the row is wider than the screen: the tab that is shown must be in it.
    centreIn(row.current, '[aria-selected=true]');
    // Whoever was far down begins at the beginning of the next. Going back, the browser knows where one was; and a
    // passage in the address is brought into view where it stands.
    const panel = document.getElementById(TAB_PANEL_ID);
    if (pressed.current === active && passage === null && panel !== null) {
      if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
    }
    pressed.current = null;
  }, [active, passage]);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -TABS.length, End: TABS.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const links = [...(row.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const last = links.length - 1;
    // Round at the ends by one step; Home and End stop there.
    const next = Math.abs(step) > 1 ? Math.min(last, Math.max(0, at + step)) : at + step;
    links.at(next > last ? 0 : next)?.focus();
  };
  return (
    <div
      ref={row}
      className={styles.tabs}
      role="tablist"
      tabIndex={-1}
      aria-label={messages.tabsLabel}
      onKeyDown={move}
    >
      {TABS.map((tab) => (
        <Link
          key={tab}
          className={styles.tab}
          id={tabId(tab)}
          role="tab"
          onClick={() => (pressed.current = tab)}
          href={
            passage === null
              ? tabPath(basePath, surah, tab)
              : passagePath(basePath, surah, tab, passage)
          }
          aria-selected={tab === active}
          aria-controls={tab === active ? TAB_PANEL_ID : undefined}
          tabIndex={tab === active ? 0 : -1}
        >
          {messages.tabs[tab]}
        </Link>
      ))}
    </div>
  );
}
