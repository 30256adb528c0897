/** Every string around the guides that a translator would need. */
export const messages = {
  guides: 'Guides',
  back: (label: string) => `Back to ${label}`,
  loading: 'Loading…',
  failed: 'This page could not be loaded.',
  failedHint: 'The connection may have dropped.',
  missing: 'Part of this page could not be loaded.',
  missingHint: 'What you see stays. The connection may have dropped.',
  retry: 'Retry',
  noFigureHint: 'The requested figure could not be found.',
  noFigureTitle: 'Figure Not Found · Fahm',
};
