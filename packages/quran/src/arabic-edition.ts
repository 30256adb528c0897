/** Id of the Arabic text that is built in (spec 7.24). */
export const ARABIC_EDITION = 'quran-uthmani-kfgqpc';
