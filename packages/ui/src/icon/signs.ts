// Signs that stand in more than one place, drawn on 24 × 24 for lines of 1.75 (play, pause and stop: filled).

export const CLOSE = 'M6 6l12 12M18 6 6 18';
export const CHECK = 'M5 12.5l4.5 4.5L19 7.5';
export const ATTENTION = 'M12 7.5v5.5M12 16.2v.3';
/** What the next one, and ATTENTION, stand in. */
export const RING = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z';
export const TICK_IN_RING = 'M8 12.5l3 3 5-6';
export const PERSON = 'M16 9a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6';
export const SEARCH = 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5 20 20';
export const PLAY = 'M8 5.5v13l10.5-6.5z';
export const STOP = 'M7 7h10v10H7z';
export const FORWARD = 'M9.5 5.5 16 12l-6.5 6.5';
export const BACK = 'M14.5 5.5 8 12l6.5 6.5';
