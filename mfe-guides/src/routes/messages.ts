/** Every string around the guides that a translator would need. */
export const messages = {
  guides: 'Guides',
  figures: 'Islamic Figures',
  back: (label: string) => `Back to ${label}`,
  loading: 'Loading…',
  loadingUmrah: 'Loading guide…',
  failed: 'This page could not be loaded.',
  failedUmrah: 'The guide could not be loaded.',
  /** [8.11] for developers; people read the two above. */
  failedUmrahFile: "Couldn't load umrah_guide.json from public folder.",
  failedUmrahFileHint: "Place the file named umrah_guide.json in the project's public folder.",
  failedHint: 'The connection may have dropped.',
  missing: 'Part of this page could not be loaded.',
  missingHint: 'What you see stays. The connection may have dropped.',
  retry: 'Retry',
  noFigureHint: 'The requested figure could not be found.',
  noFigureTitle: 'Figure Not Found · Fahm',
};
