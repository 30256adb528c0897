/** An event of the ledger as the operator sees it. */
export type LedgerRow = {
  id: string;
  type: string;
  state: string;
  attempts: number;
  problem: string | null;
  received_at: number;
};

const MAX_ROWS = 50;
const EVENT = /^evt_\w+$/;
const COLUMNS = 'id, type, state, attempts, problem, received_at';

const USAGE = `Usage: npm run stripe-events [-- --replay <id>] [-- --sql]
Lists the last events that Stripe sent to the running local site, or makes one due at once: the cron does it
within five minutes. --sql prints the statement instead, for  wrangler d1 execute fahm --remote --command "…"`;

/** The statement that the command's arguments ask for. `now` in milliseconds. Throws a message for people. */
export function stripeEventsSql(args: string[], now: number): { sql: string; sqlOnly: boolean } {
  const sqlOnly = args.includes('--sql');
  const [verb, id, ...more] = args.filter((argument) => argument !== '--sql');
  if (verb === undefined) {
    const sql = `select ${COLUMNS} from stripe_event order by received_at desc limit ${MAX_ROWS}`;
    return { sql, sqlOnly };
  }
  if (verb !== '--replay' || id === undefined || !EVENT.test(id) || more.length > 0) {
    throw new Error(USAGE);
  }
  // An event about nobody has nothing to be done again.
  const replay = `update stripe_event set state = 'received', due_at = ${now}`;
  return {
    sql: `${replay} where id = '${id}' and customer_id is not null returning ${COLUMNS}`,
    sqlOnly,
  };
}

/** An event in a line. */
export const describeEvent = ({ id, type, state, attempts, problem, received_at }: LedgerRow) =>
  `${new Date(received_at).toISOString().slice(0, 19)}  ${state.padEnd(8)}  ${type}  ${id}` +
  (problem === null ? '' : `  (${attempts} tries: ${problem})`);
