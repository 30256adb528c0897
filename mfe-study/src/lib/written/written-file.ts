/** Below the address of a version: the numbers of the surahs that have lessons. */
export const WRITTEN_FILE = 'written.json';
