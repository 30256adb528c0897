/**
 * Below a version's files: the text of each surah as `<number>.json`. The folder's name is a digest of what
 * lies in it (the build compares), so that its content never changes, from version to version either.
 */
export const TEXT_FOLDER = 'text/9718dfe7fbe7/';
