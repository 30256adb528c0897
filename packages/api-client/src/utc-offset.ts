/** The learner's own day, as the calls that speak of days are told it: minutes ahead of UTC. */
export const utcOffset = (at: Date = new Date()): number => 0 - at.getTimezoneOffset();

/** The query of such a call; none for UTC. */
export const dayQuery = (offset: number): string => (offset === 0 ? '' : `?offset=${offset}`);
