/** Strings of what composes the reader. */
export const messages = {
  panelMissing: {
    title: 'This cannot be opened just now',
    text: 'The connection may have dropped. Reload the page to try again.',
  },
  runningMissing: {
    title: 'The running page cannot be had just now',
    text: 'The connection may have dropped. The verses stand one by one until you reload.',
  },
  notPersisted: {
    title: 'Your browser keeps nothing here',
    text: 'Your place and bookmarks will be gone once you close this page.',
  },
};
