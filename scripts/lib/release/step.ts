/** One step of a release. What it does is told before it is done, and in a dry run only told. */
export type Step = { title: string; run: () => Promise<void> };

export type Report = (line: string) => void;

/** Runs the steps in order and stops at the first that fails. A dry run prints every step and runs none. */
export async function runSteps(steps: Step[], dryRun: boolean, report: Report): Promise<void> {
  for (const [index, { title, run }] of steps.entries()) {
    report(`${dryRun ? 'would' : 'now'} ${index + 1}/${steps.length}  ${title}`);
    if (!dryRun) await run();
  }
}
