/**
 * Class names of stylesheets whose elements only the server renders. A build drops a stylesheet that no code
 * names: the code of a page names those of the markup it adopts, on both sides alike.
 */
export const classNames = (...names: readonly (string | undefined)[]): string =>
  names.filter(Boolean).join(' ');
