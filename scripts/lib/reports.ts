/** A report as the operator sees it. */
export type OpenReport = {
  id: string;
  kind: string;
  about: string | null;
  message: string;
  email: string | null;
  created_at: number;
};

const MOST = 100;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const USAGE = `Usage: npm run reports [-- --close <id>] [-- --sql]
Lists what people wrote to the running local site, oldest first, or closes one of it. --sql prints the
statement instead, for  wrangler d1 execute fahm --remote --command "…"`;

/** The statement that the command's arguments ask for. `now` in milliseconds. Throws a message for people. */
export function reportsSql(args: string[], now: number): { sql: string; sqlOnly: boolean } {
  const sqlOnly = args.includes('--sql');
  const [verb, id, ...more] = args.filter((argument) => argument !== '--sql');
  if (verb === undefined) {
    const columns = 'id, kind, about, message, email, created_at';
    const open = 'from report where closed_at is null order by created_at';
    return { sql: `select ${columns} ${open} limit ${MOST}`, sqlOnly };
  }
  if (verb !== '--close' || id === undefined || !UUID.test(id) || more.length > 0) {
    throw new Error(USAGE);
  }
  const close = `update report set closed_at = ${now} where id = '${id}' and closed_at is null`;
  return { sql: `${close} returning id, kind, about, message, email, created_at`, sqlOnly };
}

/** People's words on a terminal: without the characters that could steer it. */
const shown = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, ' ');

/** A report in a few lines. */
export const describeReport = (report: OpenReport): string =>
  [
    `${report.id}  ${new Date(report.created_at).toISOString().slice(0, 16)}  ${report.kind}`,
    `  ${shown(report.about ?? '–')}${report.email === null ? '' : `  answer to ${shown(report.email)}`}`,
    ...shown(report.message)
      .split('\n')
      .map((line) => `  ${line}`),
  ].join('\n');
