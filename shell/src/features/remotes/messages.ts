export const messages = {
  loading: 'Loading...',
  failed: 'This part of the site could not be loaded.',
  failedHint: 'The rest of the site works. The connection may have dropped for a moment.',
  stays: 'You can go on reading; buttons on this page may not respond.',
  retry: 'Retry',
};
