import { oneAccount } from './one-account.ts';

/** What an operator decides about somebody's Pro. */
export type Grant = {
  /** E-mail of the account, if its provider verified it, or its id. */
  person: string;
  /** For how many days from now; null for no end. 0 takes it away. */
  days: number | null;
};

const DAY = 86_400_000;

const USAGE = `Usage: npm run grant -- <verified e-mail, or id> [--days 30 | --revoke] [--sql]
Opens Pro for an account of the running local stack. --sql prints the statement instead, for
  wrangler d1 execute fahm --remote --command "…"`;

/** Reads the command's arguments. Throws a message for people. */
export function readGrantArguments(args: string[]): Grant & { sqlOnly: boolean } {
  const flags = new Set(args.filter((argument) => argument.startsWith('--')));
  const daysAt = args.indexOf('--days');
  const typedDays = daysAt === -1 ? null : (args[daysAt + 1] ?? '');
  const plain = args.filter(
    (it, at) => !it.startsWith('--') && at !== (daysAt === -1 ? -1 : daysAt + 1),
  );
  const known = [...flags].every((flag) => ['--days', '--revoke', '--sql'].includes(flag));
  const [person] = plain;
  if (!known || plain.length !== 1 || person === undefined) throw new Error(USAGE);
  if (typedDays !== null && !/^[1-9]\d{0,4}$/.test(typedDays)) throw new Error(USAGE);
  if (typedDays !== null && flags.has('--revoke')) throw new Error(USAGE);
  const days = flags.has('--revoke') ? 0 : typedDays === null ? null : Number(typedDays);
  return { person, days, sqlOnly: flags.has('--sql') };
}

/**
 * The statement that grants: it writes nothing unless exactly one account is meant, and answers whom. `now` in
 * milliseconds since 1970.
 */
export function grantSql({ person, days }: Grant, now: number): string {
  const end = days === null ? 'null' : String(now + days * DAY);
  return [
    `insert into entitlement (person_id, source, starts_at, ends_at)`,
    `select max(id), 'grant', ${now}, ${end} ${oneAccount(person)}`,
    `on conflict (person_id, source) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
    `returning person_id, ends_at`,
  ].join(' ');
}
