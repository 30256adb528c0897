/** Stylesheets that belong together. */
export type Stylesheets = {
  /** Their paths. */
  css: readonly string[];
  /** Their text; null when it could not be had, and the browser has to ask for them. */
  styles: string | null;
  /** What stands before the path where scripts look for them: the shell's look by the path alone. */
  origin?: string;
};

/** Text of a page's style element, which its policy has to allow; null when there is none. */
export function inlineStyles(sheets: readonly Stylesheets[]): string | null {
  const texts = sheets.flatMap(({ styles }) => styles ?? []);
  return texts.length === 0 ? null : texts.join('\n');
}

/** Styles as they may stand in a page: nothing in them may end the element. */
export const stylesForHtml = (css: string): string => css.replaceAll('</', '<\\/').trim();
