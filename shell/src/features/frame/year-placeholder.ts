/** Stands in the frames for the year: they are made when the shell is built, and sent long after. */
export const YEAR_PLACEHOLDER = '%YEAR%';
