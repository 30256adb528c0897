// Free of zod: pages with a form import it.

/** Longest message of a report, in UTF-16 units. */
export const REPORT_LENGTH = 4000;
