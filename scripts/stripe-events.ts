import { runOnLocalStack } from './lib/operator/operator-client.ts';
import { describeEvent, type LedgerRow, stripeEventsSql } from './lib/operator/stripe-events.ts';
import { runCommand } from './lib/run-command.ts';

async function main(): Promise<void> {
  const { sql, sqlOnly } = stripeEventsSql(process.argv.slice(2), Date.now());
  if (sqlOnly) return console.log(sql);
  const events = await runOnLocalStack<LedgerRow>(sql);
  console.log(events.length === 0 ? 'There is none.' : events.map(describeEvent).join('\n'));
}

await runCommand(main);
