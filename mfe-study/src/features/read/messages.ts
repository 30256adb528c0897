/** Every string of the Read tab that a translator would need. */
export const messages = {
  loading: 'Loading the surah…',
  failed: 'Failed to load verse content',
  failedHint: 'The text is shown only when it is whole and exactly right.',
  retry: 'Retry',
  open: 'Open in the reader',
  openNote: 'for other reciters, fonts, sizes and bookmarks',
  listen: 'Listen',
  listenAll: 'Listen to the surah',
  listenFrom: (surah: number, ayah: number) => `Listen from verse ${surah}:${ayah}`,
  album: 'The Qur’an',
  credit: 'Arabic: King Fahd Glorious Qur’an Printing Complex, Madinah (Hafs, Uthmani script).',
  verse: (surah: number, ayah: number) => `Verse ${surah}:${ayah} in the reader`,
};
