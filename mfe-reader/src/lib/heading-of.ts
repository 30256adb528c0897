import type { ReactNode } from 'react';

/** What stands before a verse: the heading of the passage that begins with it, or nothing. */
export type HeadingOf = (surah: number, ayah: number, level: 2 | 3) => ReactNode;
