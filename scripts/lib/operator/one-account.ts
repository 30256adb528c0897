import { runOnLocalStack } from './operator-client.ts';

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * The end of a statement about one account, by its id or its e-mail: no row, unless exactly one is meant. An e-mail may
 * belong to two people, of two providers; one that no provider vouched for may be anybody's, and names nobody.
 */
export function oneAccount(called: string): string {
  const who = quote(called);
  return `from person where id = ${who} or (email = ${who} and email_verified = 1) having count(*) = 1`;
}

export type AccountCalled = { id: string; issuer: string; email_verified: 0 | 1 };

/** The accounts that have an e-mail, for an operator to choose from. */
export const accountsCalledSql = (email: string): string =>
  `select id, issuer, email_verified from person where email = ${quote(email)} order by created_at limit 20`;

/** Why `oneAccount` found none, in words for an operator, with what to write instead. */
export function whyNobody(called: string, accounts: readonly AccountCalled[]): string {
  if (accounts.length === 0) return `Nothing was written: no account is called ${called}.`;
  const verified = accounts.filter((it) => it.email_verified === 1);
  const reason =
    verified.length === 0
      ? `${called} was not verified by the provider: anybody may have written it there.`
      : `${called} is the address of ${verified.length} accounts.`;
  const list = accounts.map(
    ({ id, issuer, email_verified }) =>
      `  ${id}  ${issuer}${email_verified === 1 ? '' : '  (not verified)'}`,
  );
  return [
    `Nothing was written: ${reason}`,
    'Name the account by its id, when you know whose it is (it stands in the export that people download):',
    ...list,
  ].join('\n');
}

/** Runs a statement about one account on the running stack; throws a message for people when it meant nobody. */
export async function changeOneAccount<Row>(called: string, sql: string): Promise<Row> {
  const [row] = await runOnLocalStack<Row>(sql);
  if (row !== undefined) return row;
  throw new Error(whyNobody(called, await runOnLocalStack(accountsCalledSql(called))));
}
