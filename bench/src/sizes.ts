import type { Browser } from 'playwright';
import { brotli } from './page/brotli.ts';
import { costOfPage, type PageCost } from './page/cost.ts';
import { floorPage } from './page/floor.ts';
import { htmlLimit, LIMITS } from './limits.ts';
import { costOfNextChapter } from './page/next-chapter.ts';
import type { Site } from './page/site.ts';
import { atMost, count, informs, kilobytes, type Row } from './table.ts';

/** The exact goals of surahs 1 and 2, measured on `site`; `mono` is the same without federation. */
export async function sizeRows(browser: Browser, site: Site, mono: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const n of [1, 2] as const) {
    const cost = await costOfPage(browser, site, `/read/chapter/${n}`);
    rows.push(...pageRows(n, cost));
    if (n === 2) {
      const one = await costOfPage(browser, mono, '/read/chapter/2');
      const tax = cost.scripts - one.scripts;
      rows.push(atMost(['P11', 'federation-only JavaScript'], tax, LIMITS.federation, kilobytes));
      rows.push(informs('', 'JavaScript of the same code as one app', kilobytes(one.scripts)));
    }
    const next = await costOfNextChapter(browser, site, n);
    const what = `chapter ${n + 1} after ${n}, same session`;
    rows.push(
      atMost(['P15', `${what}: bytes`], next.bytes, LIMITS.nextBytes, kilobytes),
      atMost(['P15', `${what}: requests`], next.requests, LIMITS.nextRequests, count),
      atMost(['P15', `${what}: scripts`], next.scripts, 0, count),
    );
  }
  return rows;
}

function pageRows(n: 1 | 2, cost: PageCost): Row[] {
  const of = (goal: string, what: string): [string, string] => [goal, `surah ${n}: ${what}`];
  const floor = brotli(Buffer.from(floorPage(n))).length;
  return [
    atMost(of('P1', 'JavaScript until interactive'), cost.scripts, LIMITS.scripts, kilobytes),
    atMost(of('P2', 'JavaScript before the largest paint'), cost.scriptsBeforePaint, 0, kilobytes),
    atMost(of('P3', 'whole transfer'), cost.transfer, LIMITS.transfer[n], kilobytes),
    atMost(of('P4', 'HTML'), cost.html, htmlLimit(floor), kilobytes),
    informs('', `surah ${n}: HTML of the floor`, kilobytes(floor)),
    atMost(of('P5', 'font'), cost.font, LIMITS.font, kilobytes),
    atMost(of('P6', 'requests until painted'), cost.requestsToPaint, LIMITS.toPaint, count),
    atMost(of('P6', 'requests in all'), cost.requests, LIMITS.requests, count),
    atMost(of('P6', 'depth of the chain'), cost.depth, LIMITS.depth, count),
  ];
}
