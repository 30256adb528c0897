/**
 * The translation that is built in (spec 9.11, rulings A4 and A31). `npm run text:import -- <edition> --built-in` writes
 * this file, and puts the text beside the corpus; that of en.sahih comes with a package.
 */
export const BUILT_IN_TRANSLATION: {
  id: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The line that names the translator and the terms. */
  credit: string;
} = {
  id: 'en.sahih',
  language: 'en',
  direction: 'ltr',
  credit: 'Saheeh International, by way of quran-db. For non-commercial use only.',
};
