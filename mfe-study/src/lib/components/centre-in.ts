/** Scrolls a row sideways until the first of its elements that matches stands in its middle; the page does not move. */
export function centreIn(row: Element | null, selector: string): void {
  const shown = row?.querySelector(selector);
  if (!row || !shown) return;
  const [{ left, width }, frame] = [shown.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
}
