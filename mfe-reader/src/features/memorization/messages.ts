export const messages = {
  bar: 'Memorization',
  hideAll: 'Hide all',
  revealAll: 'Reveal all',
  nextWord: 'Next word',
  leave: 'Leave',
  hint: 'Choose a verse to hide or reveal it.',
  allHidden: 'All verses are hidden.',
  allRevealed: 'All verses are shown.',
  noneHidden: 'No verse is hidden.',
};
