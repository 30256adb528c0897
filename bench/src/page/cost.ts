import type { Browser } from 'playwright';
import { chainDepth } from './discovery.ts';
import type { Sent, Site } from './site.ts';
import { type Visit, visit } from './visit.ts';

/** What a page costs when nothing is cached; bytes as sent (brotli, fonts as they are). */
export type PageCost = {
  /** Scripts asked for until the reader's root ran its first effect. */
  scripts: number;
  /** Scripts asked for before the first and largest paint. */
  scriptsBeforePaint: number;
  transfer: number;
  html: number;
  font: number;
  requests: number;
  /** Requests until the largest paint. The icon is not among them: browsers fetch it when they like. */
  requestsToPaint: number;
  depth: number;
};

const ICON = '/icon.svg';

export async function costOfPage(browser: Browser, site: Site, path: string): Promise<PageCost> {
  site.take();
  const visited = await visit(browser, site.url + path, { ready: true });
  await visited.close();
  return costOf(visited, site.take());
}

export function costOf(
  { seen, resources, discovered }: Pick<Visit, 'seen' | 'resources' | 'discovered'>,
  sent: readonly Sent[],
): PageCost {
  const startOf = new Map(resources.map(({ path, startTime }) => [path, startTime]));
  const until = (time: number) => (file: Sent) => (startOf.get(file.path) ?? 0) <= time;
  const scripts = sent.filter(({ kind }) => kind === 'script');
  return {
    scripts: bytesOf(scripts.filter(until(seen.ready ?? Infinity))),
    scriptsBeforePaint: bytesOf(scripts.filter(until(seen.largest))),
    transfer: bytesOf(sent),
    html: bytesOf(sent.filter(({ kind }) => kind === 'html')),
    font: bytesOf(sent.filter(({ kind }) => kind === 'font')),
    requests: sent.length,
    requestsToPaint: sent.filter(({ path }) => path !== ICON).filter(until(seen.largest)).length,
    depth: chainDepth(discovered),
  };
}

export const bytesOf = (files: readonly Sent[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);
