import { oneAccount } from './one-account.ts';

const USAGE = `Usage: npm run sign-out -- <verified e-mail, or id> [--sql]
Ends every session of an account of the running local stack: each of its devices has to sign in again. --sql prints the
  statement instead, for wrangler d1 execute fahm --remote --command "…"`;

/** Reads the command's arguments. Throws a message for people. */
export function readSignOutArguments(args: string[]): { person: string; sqlOnly: boolean } {
  const flags = args.filter((argument) => argument.startsWith('--'));
  const [person, ...more] = args.filter((argument) => !argument.startsWith('--'));
  const known = flags.every((flag) => flag === '--sql');
  if (!known || person === undefined || more.length > 0) throw new Error(USAGE);
  return { person, sqlOnly: flags.includes('--sql') };
}

/** The id of the account that is meant; no row, unless exactly one is. */
export const accountMeantSql = (person: string): string =>
  `select max(id) as id ${oneAccount(person)}`;

/** The statement that ends the sessions: none, unless exactly one account is meant; it answers those that it ended. */
export const signOutSql = (person: string): string =>
  `delete from session where person_id = (select max(id) ${oneAccount(person)}) returning id`;
