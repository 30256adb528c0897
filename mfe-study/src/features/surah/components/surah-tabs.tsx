import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useSearch } from 'wouter';
import type { SurahBasePath } from '../../../lib/paths.ts';
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
  const passage = passageOf(useSearch());
  useEffect(() => {
    // On a phone the row is wider than the screen: the tab that is shown must be in it.
    const [line, shown] = [row.current, document.getElementById(tabId(active))];
    if (line === null || shown === null) return;
    const [{ left, width }, frame] = [shown.getBoundingClientRect(), line.getBoundingClientRect()];
    line.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
  }, [active]);
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
