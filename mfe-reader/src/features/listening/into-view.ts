/** Height of the bar over the text, in pixels. */
const BAR_PX = 56;

/** What the foot of the screen covers, in pixels. */
function footHeight(): number {
  const foot = document.querySelector('[data-tools]');
  return foot === null ? 0 : Math.max(0, innerHeight - foot.getBoundingClientRect().top);
}

/**
 * Brings a verse between the bar and the player unless it stands there whole, or as much of it as can.
 * Answers the function that calls it off.
 */
export function bringIntoView(key: string): () => void {
  // A page that has just come is laid out first. In a hidden tab this waits until somebody looks.
  const frame = requestAnimationFrame(() => {
    const verse = document.getElementById(key);
    if (verse === null) return;
    const { top, bottom, height } = verse.getBoundingClientRect();
    const room = innerHeight - footHeight() - BAR_PX;
    const fits = top >= BAR_PX && bottom <= innerHeight - footHeight();
    const fills = height > room && top <= BAR_PX + room / 4 && top >= BAR_PX - 1;
    if (fits || fills) return;
    // A long glide helps nobody, and misses: verses on the way are laid out as they come.
    const far = Math.abs(top) > 2 * innerHeight;
    const still = far || matchMedia('(prefers-reduced-motion: reduce)').matches;
    verse.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
  });
  return () => cancelAnimationFrame(frame);
}
