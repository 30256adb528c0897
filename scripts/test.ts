import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, planFor } from './lib/pipeline/changed.ts';
import { parseTestArguments, UsageError } from './lib/pipeline/arguments.ts';
import { createProcesses } from './lib/pipeline/processes.ts';
import { type Outcome, runStages } from './lib/pipeline/run-stages.ts';
import { type Stage, STAGES } from './lib/pipeline/stages.ts';
import {
  againCommand,
  failureLines,
  lastLines,
  readReport,
  reporting,
  slowestLines,
} from './lib/pipeline/test-reports.ts';
import type { Tested } from './lib/pipeline/test-reports.ts';
import { readGraph } from './lib/pipeline/workspaces.ts';
import { ROOT } from './lib/run.ts';
import { stopSignal } from './lib/stop-signal.ts';

/** The stages that the arguments ask for: all, those that a change can touch, or one with arguments of its own. */
function stagesToRun(): readonly Stage[] {
  const selection = parseTestArguments(process.argv.slice(2), STAGES);
  if (selection.kind === 'only') return selection.stages;
  if (selection.kind === 'all') return STAGES;
  const plan = planFor(changedFiles(ROOT, selection.base), STAGES, readGraph(ROOT));
  console.log(plan.because);
  for (const { name, command } of plan.stages) {
    const whole = STAGES.find((stage) => stage.name === name)?.command ?? command;
    console.log(`  run   ${name} ${command.slice(whole.length).join(' ')}`.trimEnd());
  }
  for (const { name, why } of plan.skipped) console.log(`  skip  ${name}: ${why}`);
  return plan.stages;
}

const took = ({ stage, seconds }: Outcome): string => `${stage.name}: ${seconds.toFixed(1)} s`;

async function main(): Promise<number> {
  const begun = performance.now();
  const stages = stagesToRun();
  const processes = createProcesses();
  const folder = await mkdtemp(join(tmpdir(), 'fahm-test-'));
  const tested: Tested[] = [];
  let interrupted = false;
  const outputs = new Map<string, string>();

  const run = async (stage: Stage, alone: boolean): Promise<number> => {
    const file = join(folder, `${stage.name}.json`);
    const { args, env } = reporting(stage, file);
    console.log(alone ? `\n── ${stage.title}` : `── ${stage.name} begins: ${stage.title}`);
    const keep = (text: string) => outputs.set(stage.name, (outputs.get(stage.name) ?? '') + text);
    const hear = (text: string) => {
      keep(text);
      if (alone) process.stdout.write(text);
    };
    const code = await processes.run([...stage.command, ...args], env, hear);
    tested.push(...(await readReport(stage, file, ROOT)));
    return code;
  };
  const tell = (outcome: Outcome) => {
    if (interrupted) return;
    const { stage, code } = outcome;
    const output = outputs.get(stage.name);
    if (output !== undefined && stage.cores !== 2)
      console.log(`\n── ${stage.title}\n${output.trimEnd()}`);
    console.log(
      `── ${took(outcome)}${code === 0 ? '' : ` FAILED\n   again: ${againCommand(stage, tested)}`}`,
    );
  };
  const stopped = stopSignal().then(async () => {
    interrupted = true;
    // Whoever presses Ctrl-C again waits as well: nothing may be left behind.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
    console.error('\nInterrupted: ending what was started.');
    await processes.end();
  });
  const outcomes = await Promise.race([runStages(stages, coresToUse(), { run, tell }), stopped]);
  if (outcomes === undefined || interrupted) {
    await stopped;
    await rm(folder, { recursive: true, force: true });
    return 130;
  }
  // What a stage has left behind is a fault of its own; nothing of it outlives the run.
  await processes.end();
  await rm(folder, { recursive: true, force: true });
  return summary(stages, outcomes, { tested, outputs }, (performance.now() - begun) / 1000);
}

const coresToUse = (): number => Math.max(2, availableParallelism());

type Said = { tested: Tested[]; outputs: ReadonlyMap<string, string> };

function summary(
  stages: readonly Stage[],
  outcomes: Outcome[],
  { tested, outputs }: Said,
  seconds: number,
): number {
  console.log(`\n${slowestLines(tested).join('\n')}`);
  console.log(`\n${outcomes.map(took).join(' · ')}`);
  const failed = outcomes.filter(({ code }) => code !== 0);
  for (const { stage } of failed) {
    console.error(`\nFAILED: ${stage.title}\n  again: ${againCommand(stage, tested)}`);
    if (tested.some((it) => it.failed && it.stage === stage.name)) continue;
    for (const line of lastLines(outputs.get(stage.name) ?? '')) console.error(`    ${line}`);
  }
  const total = `${Math.round(seconds)} s`;
  if (failed.length > 0) {
    console.error(`\n${failureLines(tested).join('\n')}`);
    const left = stages.length - outcomes.length;
    console.error(`\nRed after ${total}; ${left} of ${stages.length} stages were not run.`);
    return 1;
  }
  console.log(`\nAll ${stages.length} stages passed in ${total}.`);
  return 0;
}

// Ended by its own word: a handle that a tool left open does not keep people waiting.
process.exit(
  await main().catch((error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    return 2;
  }),
);
