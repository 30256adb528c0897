import { withoutBidiControls } from '@fahm/contracts/name.ts';

/** A report as the operator sees it. */
export type OpenReport = {
  id: string;
  kind: string;
  about: string | null;
  message: string;
  email: string | null;
  created_at: number;
  /** How many are open in all; not given for one that was closed. */
  open?: number;
};

/** Reports of a page. */
const PAGE = 50;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const USAGE = `Usage: npm run reports [-- --page <number>] [-- --close <id>] [-- --sql]
Lists what people wrote to the running local site, newest first and ${PAGE} to a page, or closes one of it. --sql
prints the statement instead, for  wrangler d1 execute fahm --remote --command "…"`;

const COLUMNS = 'id, kind, about, message, email, created_at';

type ReportQuery = { sql: string; sqlOnly: boolean; page: number | null };

const listSql = (page: number): string =>
  `select ${COLUMNS}, count(*) over () as open from report where closed_at is null
    order by created_at desc, id limit ${PAGE} offset ${(page - 1) * PAGE}`;

/** The statement that the command's arguments ask for. `now` in milliseconds. Throws a message for people. */
export function reportsSql(args: string[], now: number): ReportQuery {
  const sqlOnly = args.includes('--sql');
  const [verb, value = '', ...more] = args.filter((argument) => argument !== '--sql');
  if (verb === undefined) return { sql: listSql(1), sqlOnly, page: 1 };
  if (verb === '--page' && /^[1-9]\d{0,5}$/.test(value) && more.length === 0) {
    return { sql: listSql(Number(value)), sqlOnly, page: Number(value) };
  }
  if (verb !== '--close' || !UUID.test(value) || more.length > 0) throw new Error(USAGE);
  const close = `update report set closed_at = ${now} where id = '${value}' and closed_at is null`;
  return { sql: `${close} returning ${COLUMNS}`, sqlOnly, page: null };
}

/** What is said below a page of reports: which one it is, and how to see what is older. */
export function pageLine(reports: readonly OpenReport[], page: number): string {
  const open = reports[0]?.open ?? 0;
  if (open === 0) return page === 1 ? 'There is none.' : 'There is no such page.';
  const pages = Math.ceil(open / PAGE);
  const older = page < pages ? ` Older ones: npm run reports -- --page ${page + 1}` : '';
  return `Page ${page} of ${pages}, ${open} open.${older}`;
}

/** People's words on a terminal: without the characters that could steer it, or turn its lines around. */
const shown = (text: string): string => withoutBidiControls(text).replaceAll(/[^\P{Cc}\n]/gu, ' ');

/** A report in a few lines. */
export const describeReport = (report: OpenReport): string =>
  [
    `${report.id}  ${new Date(report.created_at).toISOString().slice(0, 16)}  ${report.kind}`,
    `  ${shown(report.about ?? '–')}${report.email === null ? '' : `  answer to ${shown(report.email)}`}`,
    ...shown(report.message)
      .split('\n')
      .map((line) => `  ${line}`),
  ].join('\n');
