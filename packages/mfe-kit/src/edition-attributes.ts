/**
 * Attributes by which the edge finds a fragment's translation, to put the one that a visitor chose in its
 * place. It knows no more of the markup than this.
 */
export const EDITION_ATTRIBUTES = {
  /** The element of a verse, whose `id` is the verse's key (`2:255`); its translation is inside. */
  verse: 'data-verse',
  /**
   * The element whose whole content is the translation, as text. Empty, it belongs to the verse around it
   * (a key in each of 286 costs); else its value is the verse. Carries the edition's `lang`, and `dir`
   * where that is `rtl`.
   */
  translation: 'data-tr',
  /** Its value is the id of the edition on the page. */
  edition: 'data-edition',
  /** Stands beside `edition` when the chosen edition could not be had, and the page has its own. */
  failed: 'data-edition-failed',
  /** The element whose whole content is the line that names whose words the translation is. */
  credit: 'data-edition-credit',
} as const;
