import { oneAccount } from './one-account.ts';

/** Who may publish concepts for everybody: whom an operator lets, until they do not. */
export type EditorChange = { person: string; revoke: boolean };

const USAGE = `Usage: npm run editor -- <verified e-mail, or id> [--revoke] [--sql]
Lets an account of the running local stack publish concepts for everybody. --sql prints the statement instead, for
  wrangler d1 execute fahm --remote --command "…"`;

/** Reads the command's arguments. Throws a message for people. */
export function readEditorArguments(args: string[]): EditorChange & { sqlOnly: boolean } {
  const flags = args.filter((argument) => argument.startsWith('--'));
  const [person, ...more] = args.filter((argument) => !argument.startsWith('--'));
  const known = flags.every((flag) => ['--revoke', '--sql'].includes(flag));
  if (!known || person === undefined || more.length > 0) throw new Error(USAGE);
  return { person, revoke: flags.includes('--revoke'), sqlOnly: flags.includes('--sql') };
}

/**
 * The statement of a change: it writes nothing unless exactly one account is meant, and answers whom. `now`
 * in milliseconds since 1970.
 */
export function editorSql({ person, revoke }: EditorChange, now: number): string {
  const one = oneAccount(person);
  return revoke
    ? `delete from editor where person_id = (select max(id) ${one}) returning person_id`
    : `insert into editor (person_id, since) select max(id), ${now} ${one}
       on conflict (person_id) do update set since = since returning person_id`;
}
