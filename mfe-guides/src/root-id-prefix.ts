/** Both sides of hydration must agree on it; it keeps ids of two roots on one page apart. */
export const ROOT_ID_PREFIX = 'guides-';
