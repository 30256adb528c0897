/** One range of bytes as asked for: from `start` to `end` inclusive, or the last `last` bytes. */
export type RequestedRange = { start: number; end: number | null } | { last: number };

export type Span = { start: number; end: number };

/**
 * Reads a Range header. `null` for none, for several and for what is none: RFC 9110 lets those be
 * ignored, and a file in pieces of one's own choice is nothing a player asks for.
 */
export function readRange(header: string | undefined): RequestedRange | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') return { last: Number(to) };
  const start = Number(from);
  const end = to === '' ? null : Number(to);
  return end !== null && end < start ? null : { start, end };
}

/** The bytes of a file of `size` bytes that were asked for; `null` when it has none of them. */
export function spanOf(requested: RequestedRange, size: number): Span | null {
  const start = 'last' in requested ? Math.max(0, size - requested.last) : requested.start;
  const end = 'last' in requested ? size - 1 : Math.min(requested.end ?? size - 1, size - 1);
  return start > end ? null : { start, end };
}

/** The canonical spelling, as it is passed on. */
export const writeRange = (requested: RequestedRange): string =>
  'last' in requested
    ? `bytes=-${requested.last}`
    : `bytes=${requested.start}-${requested.end ?? ''}`;

export const writeContentRange = ({ start, end }: Span, size: number): string =>
  `bytes ${start}-${end}/${size}`;

// Reads `bytes 0-9/100` or, of a 416, an asterisk in place of the span; `null` for anything else.
export function readContentRange(
  header: string | null,
): { span: Span | null; size: number } | null {
  const [, start, end, size] =
    /^bytes (?:(\d{1,15})-(\d{1,15})|\*)\/(\d{1,15})$/.exec(header ?? '') ?? [];
  if (size === undefined) return null;
  if (start === undefined || end === undefined) return { span: null, size: Number(size) };
  const span = { start: Number(start), end: Number(end) };
  return span.start <= span.end && span.end < Number(size) ? { span, size: Number(size) } : null;
}
