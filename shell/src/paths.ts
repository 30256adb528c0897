/** Where reading begins until the reader keeps a place of its own. */
export const READER_START = '/read/chapter/1';
