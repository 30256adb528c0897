import { type RefObject, useEffect } from 'react';
import { toggleVerse } from '../features/memorization/toggle-verse.ts';
import { type Panel, type Services, useServices } from '../lib/services.ts';

const PANELS = ['settings', 'navigator', 'search', 'shortcuts', 'offline', 'check'] as const;

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** The panel that a link of the page opens, or null: with a modifier, a link is a link. */
function panelOf(event: MouseEvent, target: Element): Panel | null {
  const link = target.closest<HTMLElement>('a[data-panel], [data-verse] a');
  if (link === null || !isPlain(event)) return null;
  const key = link.closest<HTMLElement>('[data-verse]')?.id;
  // The number of a verse leads to its own page, and opens what can be done with it.
  if (key !== undefined) return { kind: 'verse', key, trigger: link };
  const kind = PANELS.find((name) => name === link.dataset['panel']);
  return kind === undefined ? null : { kind };
}

/** The verse that a click or the Enter key means in memorization mode: links in it stay links. */
function verseOf(target: Element): string | null {
  if (target.closest('a, button') !== null || getSelection()?.isCollapsed === false) return null;
  return target.closest<HTMLElement>('[data-verse]')?.id ?? null;
}

/** A word of the Arabic that was pressed, out of memorization mode; which it is its own code finds out. */
function wordOf(event: MouseEvent, target: Element, { memorizing }: Services): Panel | null {
  const trigger = target.closest<HTMLElement>('p[lang=ar]');
  const key = trigger && !memorizing.read() && isPlain(event) && verseOf(target);
  return key ? { kind: 'verse', key, trigger, point: event } : null;
}

/** Begins to recite at the top of the screen; audio that is off is switched on (spec 2.11.2). */
function beginReciting({ settings, reading, toHear }: Services): void {
  toHear.write(reading.read()?.top ?? null);
  settings.change({ audio: true });
}

function handle(event: MouseEvent | KeyboardEvent, services: Services): void {
  const { target } = event;
  if (!(target instanceof Element) || event.defaultPrevented) return;
  if (event instanceof MouseEvent && isPlain(event) && target.closest('[data-panel=listen]')) {
    event.preventDefault();
    return beginReciting(services);
  }
  const panel =
    event instanceof MouseEvent
      ? (panelOf(event, target) ?? wordOf(event, target, services))
      : null;
  if (panel !== null) {
    event.preventDefault();
    services.panel.write(panel);
    return;
  }
  if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
  const key = services.memorizing.read() ? verseOf(target) : null;
  if (key !== null) toggleVerse(services.flags, key);
}

/** One listener for all of a page's links and verses: 286 of them cost no more than 7. */
export function useReadingClicks(root: RefObject<HTMLElement | null>): void {
  const services = useServices();
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const listen = (event: MouseEvent | KeyboardEvent) => handle(event, services);
    // Captured, so that a router's link does not answer first.
    element.addEventListener('click', listen, true);
    element.addEventListener('keydown', listen);
    return () => {
      element.removeEventListener('click', listen, true);
      element.removeEventListener('keydown', listen);
    };
  }, [root, services]);
}
