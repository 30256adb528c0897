// What settings are parsed by, and nothing more: the reader's first load carries this file.

/** What happens after the last verse, and whether a verse is held (spec 2.11.4). */
export const REPEATS = ['none', 'ayah', 'surah'] as const;
export type Repeat = (typeof REPEATS)[number];

/** How often each verse is played (spec 9.8). */
export const REPEAT_COUNTS = [1, 2, 3, 5, 10] as const;
export type RepeatCount = (typeof REPEAT_COUNTS)[number];

/** Silence before a verse is repeated: seconds, or as long as the verse itself. */
export const REPEAT_PAUSES = [0, 2, 5, 10, 'verse'] as const;
export type RepeatPause = (typeof REPEAT_PAUSES)[number];

/** What a speed may be; keys reach all of its steps (spec 2.11.5). */
export const SPEED_RANGE = { min: 0.5, max: 2, step: 0.25 } as const;
