import { runOnLocalStack } from './lib/operator-client.ts';
import { describeReport, type OpenReport, reportsSql } from './lib/reports.ts';

async function main(): Promise<void> {
  const { sql, sqlOnly } = reportsSql(process.argv.slice(2), Date.now());
  if (sqlOnly) return console.log(sql);
  const reports = await runOnLocalStack<OpenReport>(sql);
  console.log(reports.length === 0 ? 'There is none.' : reports.map(describeReport).join('\n\n'));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
