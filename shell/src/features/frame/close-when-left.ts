/**
 * What people expect of a menu beside what the browser's own disclosure does: Escape, a tap elsewhere, and
 * going somewhere close it. Answers the function that ends this.
 */
export function closeWhenLeft(menu: HTMLDetailsElement): () => void {
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
