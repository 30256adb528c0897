/** The verse that the front page shows as the reader sets it; its lesson and card are of the same surah. */
export const FRONT_PAGE_VERSE = { surah: 1, ayah: 5 } as const;
