import { changeOneAccount } from './lib/operator/one-account.ts';
import { runOnLocalStack } from './lib/operator/operator-client.ts';
import { runCommand } from './lib/run-command.ts';
import { accountMeantSql, readSignOutArguments, signOutSql } from './lib/operator/sign-out.ts';

async function main(): Promise<void> {
  const { person, sqlOnly } = readSignOutArguments(process.argv.slice(2));
  if (sqlOnly) return console.log(signOutSql(person));
  const { id } = await changeOneAccount<{ id: string }>(person, accountMeantSql(person));
  const ended = await runOnLocalStack(signOutSql(id));
  console.log(
    `${id} is signed out of ${ended.length} ${ended.length === 1 ? 'device' : 'devices'}.`,
  );
}

await runCommand(main);
