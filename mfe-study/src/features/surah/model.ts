/** Surahs whose lessons are free: 1 to this number (spec 9.1). */
export const FREE_SURAHS = 5;

export type Access = 'free' | 'pro';

export const accessOf = (surah: number): Access => (surah <= FREE_SURAHS ? 'free' : 'pro');
