/** The four verses that speak of "the most beautiful names"; a test finds them in the corpus. */
export const VERSES_OF_THE_NAMES = ['7:180', '17:110', '20:8', '59:24'] as const;
