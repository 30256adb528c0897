import { run } from './lib/run.ts';
import { runCommand } from './lib/run-command.ts';

/** What only a registry can tell of the packages in the lock. It is asked here alone: tests need no network. */
const QUESTIONS = [
  ['known faults of what is deployed', ['audit', '--omit', 'dev', '--audit-level', 'moderate']],
  ['known faults of tools', ['audit', '--audit-level', 'high']],
  ['signatures and provenance', ['audit', 'signatures']],
] as const;

await runCommand(async () => {
  let worst = 0;
  for (const [about, args] of QUESTIONS) {
    console.log(`\n── ${about}`);
    worst = Math.max(worst, await run('npm', [...args]));
  }
  return worst;
});
