import type { TimelineEvent } from '@fahm/contracts/content/timeline.ts';
import type { Problem } from '../files/problem.ts';

const LIFE = { from: 570, to: 632 };

/** What a schema cannot say of the events: their order, and what follows from their year. */
export function timelineProblems(events: readonly TimelineEvent[]): Problem[] {
  return events.flatMap(({ year, date, duringLife }, at): Problem[] => {
    const before = events[at - 1];
    const isDuring = year >= LIFE.from && year <= LIFE.to;
    return [
      ...(before !== undefined && before.year > year
        ? [{ at: [at, 'year'], message: `${year} stands after ${before.year}` }]
        : []),
      ...(date.startsWith(`${year} `)
        ? []
        : [{ at: [at, 'date'], message: `"${date}" does not begin with ${year}` }]),
      ...(duringLife && !isDuring
        ? [{ at: [at, 'duringLife'], message: `${year} is outside ${LIFE.from} to ${LIFE.to}` }]
        : []),
    ];
  });
}
