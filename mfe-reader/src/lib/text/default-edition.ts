import { BUILT_IN_TRANSLATION } from '@fahm/quran/built-in-translation.ts';
import type { Edition } from '../passage.ts';

/** The translation that is built in, as the corpus's manifest has it. */
export const DEFAULT_EDITION: Edition = { ...BUILT_IN_TRANSLATION, failed: false };
