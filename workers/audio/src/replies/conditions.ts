import type { FileRequest } from '../file-request.ts';

export type Validators = { etag: string; modified: Date };

/** HTTP dates have seconds. */
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

const readDate = (header: string): number | null => {
  const milliseconds = Date.parse(header);
  return Number.isNaN(milliseconds) ? null : milliseconds / 1000;
};

/** Whether the listener has the file already: If-None-Match, or without one If-Modified-Since. */
export function isKnown({ conditions }: FileRequest, { etag, modified }: Validators): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = conditions;
  if (tags !== undefined) {
    const known = new Set(tags.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
    return known.has('*') || known.has(etag);
  }
  const date = since === undefined ? null : readDate(since);
  return date !== null && seconds(modified) <= date;
}

/** Whether a range may be answered with a part: always without If-Range, else when it still fits. */
export function mayAnswerPart(
  { conditions }: FileRequest,
  { etag, modified }: Validators,
): boolean {
  const condition = conditions['if-range'];
  if (condition === undefined) return true;
  return condition === etag || readDate(condition) === seconds(modified);
}
