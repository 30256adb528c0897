/** Every string of the verse chip that a translator would need. */
export const messages = {
  show: (reference: string) => `Qur’an ${reference}`,
  panel: (reference: string) => `Text of ${reference}`,
  loading: 'Loading the verses…',
  failed: 'Failed to load verse content',
  retry: 'Retry',
  unavailable: 'Reference unavailable',
  before: 'Verse before',
  after: 'Verse after',
  open: 'Open in the reader',
  close: 'Close',
};
