/** What is kept here was checked and never changes; what the host sends nobody has checked yet. */
const FRESHNESS = {
  bucket: 'public, max-age=31536000, immutable',
  host: 'public, max-age=86400',
};

/** An answer before it gets the headers that every answer has. */
export type FileReply = {
  status: 200 | 206 | 304;
  headers: Record<string, string>;
  /** Passed on as it comes; it belongs to one request alone. */
  body: ReadableStream | null;
};

type FileFacts = {
  status: FileReply['status'];
  /** Headers that differ from file to file; `null` ones are not known and not sent. */
  headers: Record<string, string | null>;
  /** For people who look: where the file came from. */
  source: 'host' | 'bucket';
};

export function fileReply(
  body: ReadableStream | null,
  { status, headers, source }: FileFacts,
): FileReply {
  const known = Object.entries(headers).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  const type = status === 304 ? {} : { 'content-type': 'audio/mpeg' };
  return {
    status,
    body,
    headers: {
      'accept-ranges': 'bytes',
      'cache-control': FRESHNESS[source],
      ...type,
      ...Object.fromEntries(known),
      'x-audio-source': source,
    },
  };
}
