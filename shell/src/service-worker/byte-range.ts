/** Bytes of a file, both ends in it. */
export type Span = { start: number; end: number };

/**
 * What a Range header asks of a file of `size` bytes: a span, `none` when the file has none of it, or null
 * where the whole file is the answer (no header, several ranges, or none that can be read).
 */
export function requestedSpan(header: string | null, size: number): Span | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'none' : { start, end };
}
