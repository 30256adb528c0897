/** Below a version's files: what people call passages and things. */
export const SEARCH_NAMES_FILE = 'search-names.json';
