import { editorSql, readEditorArguments } from './lib/editor.ts';
import { runOnLocalStack } from './lib/operator-client.ts';

async function main(): Promise<void> {
  const { sqlOnly, ...change } = readEditorArguments(process.argv.slice(2));
  const sql = editorSql(change, Date.now());
  if (sqlOnly) return console.log(sql);
  const [row] = await runOnLocalStack<{ person_id: string }>(sql);
  if (row === undefined) {
    throw new Error(
      'Nothing was written: no account, or more than one, is called that. Use its id.',
    );
  }
  console.log(
    `${row.person_id} ${change.revoke ? 'publishes no more' : 'may publish concepts for everybody'}.`,
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
