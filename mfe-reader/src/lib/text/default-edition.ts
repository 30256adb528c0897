import type { Edition } from '../passage.ts';

/** The translation that is built in (spec 9.11, ruling A4), as the corpus's manifest has it. */
export const DEFAULT_EDITION: Edition = {
  id: 'en.sahih',
  language: 'en',
  direction: 'ltr',
  credit: 'Saheeh International, by way of quran-db. For non-commercial use only.',
  failed: false,
};
