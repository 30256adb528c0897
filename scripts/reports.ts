import { runOnLocalStack } from './lib/operator/operator-client.ts';
import { describeReport, type OpenReport, pageLine, reportsSql } from './lib/operator/reports.ts';
import { runCommand } from './lib/run-command.ts';

async function main(): Promise<void> {
  const { sql, sqlOnly, page } = reportsSql(process.argv.slice(2), Date.now());
  if (sqlOnly) return console.log(sql);
  const reports = await runOnLocalStack<OpenReport>(sql);
  const last = page === null ? [] : [pageLine(reports, page)];
  const lines = [...reports.map(describeReport), ...last];
  console.log(lines.length === 0 ? 'There is none.' : lines.join('\n\n'));
}

await runCommand(main);
