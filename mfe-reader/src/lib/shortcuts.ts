/** What a single key does (ruling B8); the list that `?` shows names them all. */
export const SHORTCUTS = {
  next: 'n',
  previous: 'p',
  goTo: 'g',
  search: '/',
  settings: 's',
  bookmark: 'b',
  memorize: 'm',
  nextWord: 'w',
  list: '?',
} as const;

export type Shortcut = keyof typeof SHORTCUTS;

/** Where typing belongs to the page: fields, and what lies over the text. */
const TYPING = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]';

/** The shortcut of a key press, or null: with a modifier, or inside a field, a key is not ours. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && event.target.closest(TYPING) !== null) return null;
  const found = Object.entries(SHORTCUTS).find(([, key]) => key === event.key);
  return found === undefined ? null : (found[0] as Shortcut);
}
