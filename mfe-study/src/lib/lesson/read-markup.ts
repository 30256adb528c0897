/** The text of the first element of a field; empty where there is none. */
export const fieldOf = (within: Element, field: string): string =>
  within.querySelector(`[data-field=${field}]`)?.textContent ?? '';

/** The same, and nothing where there is no such element. */
export const fieldIn = (within: Element, field: string): string | undefined =>
  within.querySelector(`[data-field=${field}]`)?.textContent ?? undefined;

/** A text whose paragraphs are elements of one field. */
export const paragraphsIn = (within: Element, field: string): string =>
  [...within.querySelectorAll(`[data-field=${field}]`)]
    .map(({ textContent }) => textContent ?? '')
    .join('\n');

export const attributeOf = (element: Element, name: string): string =>
  element.getAttribute(name) ?? '';

export const numberOf = (element: Element, name: string): number =>
  Number(element.getAttribute(name));
