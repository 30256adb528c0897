/**
 * Below a version's files: a surah's text in each, as `<number>.json`. The folder's name is a digest of the
 * texts in it (a test keeps it true), so that what lies there never changes, from version to version either.
 */
export const TEXT_FOLDER = 'text/000000000000/';
