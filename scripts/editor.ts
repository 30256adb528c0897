import { editorSql, readEditorArguments } from './lib/operator/editor.ts';
import { changeOneAccount } from './lib/operator/one-account.ts';
import { runCommand } from './lib/run-command.ts';

async function main(): Promise<void> {
  const { sqlOnly, ...change } = readEditorArguments(process.argv.slice(2));
  const sql = editorSql(change, Date.now());
  if (sqlOnly) return console.log(sql);
  const row = await changeOneAccount<{ person_id: string }>(change.person, sql);
  console.log(
    `${row.person_id} ${change.revoke ? 'publishes no more' : 'may publish concepts for everybody'}.`,
  );
}

await runCommand(main);
