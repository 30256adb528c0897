/** How long nothing may come before the connection counts as lost, in milliseconds. */
const STALL_MS = 15_000;

export type Download = {
  cache: RequestCache;
  /** Told how many bytes have come, unpacked, since it was last told. */
  onBytes: (bytes: number) => void;
  signal: AbortSignal;
};

/** Fetches a large text. A slow connection may take its time; one that brings nothing for long is given up. */
export async function download(url: string, { cache, onBytes, signal }: Download): Promise<string> {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), STALL_MS);
  try {
    const either = AbortSignal.any([signal, stalled.signal]);
    const response = await fetch(url, { cache, signal: either });
    if (!response.ok || response.body === null) throw new Error(`${url}: ${response.status}`);
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const reader = response.body.getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), STALL_MS);
      text += decoder.decode(part.value, { stream: true });
      onBytes(part.value.byteLength);
    }
    return text + decoder.decode();
  } finally {
    clearTimeout(timer);
  }
}
