import type { Shortcut } from '../../lib/shortcuts.ts';

const does: Record<Shortcut, string> = {
  next: 'Next chapter, page, juz, quarter or verse',
  previous: 'Previous chapter, page, juz, quarter or verse',
  goTo: 'Go to a surah, verse, page or juz',
  search: 'Search the verses',
  settings: 'Reading settings',
  bookmark: 'Bookmark the verse at the top of the screen, or remove its bookmark',
  memorize: 'Begin or leave memorization mode',
  nextWord: 'In memorization mode: reveal the next word',
  list: 'This list',
};

export const messages = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  key: 'Key',
  action: 'What it does',
  does,
  enabled: 'Use single-key shortcuts',
  enabledHint:
    'They never act while you type. They can be switched off here or in the reading settings; without them ' +
    'everything is reached by Tab and Enter.',
};

/** What the keys of the player do, in words. */
export const listeningKeys = (goesRight: boolean): { keys: string[]; does: string }[] => {
  const [back, on] = goesRight ? ['←', '→'] : ['→', '←'];
  return [
    { keys: ['Space'], does: 'Play or pause the recitation' },
    { keys: [back, on], does: 'Previous and next verse' },
    { keys: [`Shift ${back}`, `Shift ${on}`], does: 'Back and forward by 10 seconds' },
    { keys: ['J', 'L'], does: 'Back and forward by 10 seconds' },
    { keys: ['↑', '↓'], does: 'Faster and slower by 0.25' },
    { keys: ['R'], does: 'Repeat: off, verse, surah' },
    { keys: ['1', '2', '3', '4', '5'], does: 'Speed 0.5, 0.75, 1, 1.25, 1.5' },
  ];
};
