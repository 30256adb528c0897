/**
 * Recitations whose terms let listeners keep the files. None is known: recitations belong to the
 * reciters, and the audio host grants nothing. A row needs a licence that somebody can read.
 */
const DOWNLOADABLE: ReadonlySet<string> = new Set();

/** Whether files may be kept on a device. `allowedByOperator`: ids named by the configuration. */
export const mayBeDownloaded = (edition: string, allowedByOperator: readonly string[]): boolean =>
  DOWNLOADABLE.has(edition) || allowedByOperator.includes(edition);
