/** One line of the printed table. A goal that does not hold yet is shown, never hidden. */
export type Row = {
  /** Id of the goal, e.g. `P3`; empty for a line that only informs. */
  goal: string;
  what: string;
  figure: string;
  limit: string;
  verdict: 'holds' | 'NOT YET' | 'noisy' | 'failed' | '';
};

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const count = (value: number): string => String(value);
export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;
export const milliseconds = (value: number): string => `${Math.round(value)} ms`;

/** A goal that is an upper limit. */
export function atMost(
  [goal, what]: [goal: string, what: string],
  value: number,
  limit: number,
  format: (value: number) => string,
): Row {
  const verdict = value <= limit ? 'holds' : 'NOT YET';
  return { goal, what, figure: format(value), limit: `≤ ${format(limit)}`, verdict };
}

/** A goal that is a lower limit. */
export function atLeast(
  [goal, what]: [goal: string, what: string],
  value: number,
  limit: number,
  format: (value: number) => string,
): Row {
  const verdict = value >= limit ? 'holds' : 'NOT YET';
  return { goal, what, figure: format(value), limit: `≥ ${format(limit)}`, verdict };
}

/** A figure that is printed and judged by nobody: absolute times, and what explains a goal. */
export function informs(goal: string, what: string, figure: string): Row {
  return { goal, what, figure, limit: '', verdict: '' };
}

/** The rows as text, columns aligned. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [
    ['goal', 'what', 'figure', 'limit', ''],
    ...rows.map(({ goal, what, figure, limit, verdict }) => [goal, what, figure, limit, verdict]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
