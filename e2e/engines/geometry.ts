/** Where something stands in the block around it. */
type Side = 'start of the page' | 'end of the page' | 'middle' | 'whole width';

/** A page as people see it, without a measure that depends on fonts. */
export type Picture = {
  /** First words of each Arabic text and each list item, and where its last line stands. */
  sides: Record<string, Side>;
  /** Names of the links and buttons that can be seen. */
  controls: string[];
  /** By how many pixels the page is wider than the screen. */
  tooWide: number;
};

/** Run in the page: looks at what is on it. */
export const takePicture = async (): Promise<Picture> => {
  await document.fonts.ready;
  const NEAR = 4;
  // It travels into the page with what is around it.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  const sideOf = (element: Element): Side => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const lines = [...text.getClientRects()].filter(({ width }) => width > 0);
    const lowest = lines.toSorted((one, other) => other.bottom - one.bottom)[0];
    if (lowest === undefined) return 'whole width';
    const height = (lowest.top + lowest.bottom) / 2;
    const last = lines.filter(({ bottom, top }) => top < height && bottom > height);
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const before =
      Math.min(...last.map(({ left }) => left)) - box.left - parseFloat(style.paddingLeft);
    const after =
      box.right - parseFloat(style.paddingRight) - Math.max(...last.map(({ right }) => right));
    if (before < NEAR && after < NEAR) return 'whole width';
    if (Math.abs(before - after) < NEAR) return 'middle';
    return before < after ? 'start of the page' : 'end of the page';
  };

  const texts = [...document.querySelectorAll('main [lang=ar], main li, main [data-tr]')]
    .filter((element) => visible(element) && getComputedStyle(element).display !== 'inline')
    .filter((element) => ['block', 'list-item'].includes(getComputedStyle(element).display))
    .filter((element) => element.matches('[lang=ar], [data-tr]') || element.children.length === 0)
    .slice(0, 40);
  const controls = [...document.querySelectorAll('a[href], button, [role=tab]')].filter(visible);
  return {
    sides: Object.fromEntries(
      texts.map((element, at) => [`${at} ${element.textContent.slice(0, 20)}`, sideOf(element)]),
    ),
    controls: controls.map(
      (control) => control.getAttribute('aria-label') ?? control.textContent.trim(),
    ),
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
};

/** The sides on which two pictures differ; a line that fills its block in one of them says nothing. */
export const differences = (one: Picture, other: Picture): string[] =>
  Object.entries(one.sides).flatMap(([text, side]) => {
    const there = other.sides[text];
    if (side === there || side === 'whole width' || there === 'whole width') return [];
    return [`${text}: ${side}, in Chromium ${there ?? 'nowhere'}`];
  });
