import type { Stage } from './stages.ts';

export type Outcome = { stage: Stage; code: number; seconds: number };

export type Runner = {
  /** Runs a stage; it is shown as it goes when it runs alone. Answers the exit code. */
  run: (stage: Stage, alone: boolean) => Promise<number>;
  tell: (outcome: Outcome) => void;
};

/**
 * Runs stages side by side as far as `cores` goes, each after those that it needs, in their order. After the first
 * failure nothing more is begun; what runs already goes on to its end. Answers the outcomes as they came.
 */
export async function runStages(
  stages: readonly Stage[],
  cores: number,
  { run, tell }: Runner,
): Promise<Outcome[]> {
  const waiting = [...stages];
  const running = new Map<string, { cores: number; end: Promise<void> }>();
  const outcomes: Outcome[] = [];
  const names = new Set(stages.map(({ name }) => name));
  const passed = new Set<string>();
  const isReady = (stage: Stage) =>
    stage.after.every((name) => passed.has(name) || !names.has(name));
  const needs = (stage: Stage) => (stage.cores === 2 ? cores : stage.cores);
  const used = () => [...running.values()].reduce((sum, it) => sum + it.cores, 0);

  const begin = (stage: Stage) => {
    const started = performance.now();
    const end = run(stage, stage.cores === 2)
      .catch((error: unknown) => {
        console.error(error);
        return 1;
      })
      .then((code) => {
        running.delete(stage.name);
        if (code === 0) passed.add(stage.name);
        const outcome = { stage, code, seconds: (performance.now() - started) / 1000 };
        outcomes.push(outcome);
        tell(outcome);
      });
    running.set(stage.name, { cores: needs(stage), end });
  };
  const beginReady = () => {
    for (const stage of waiting.filter(isReady)) {
      // Those that wait for all cores keep their turn: nothing small slips in before them for ever.
      if (used() + needs(stage) > cores) return;
      waiting.splice(waiting.indexOf(stage), 1);
      begin(stage);
    }
  };
  const isRed = () => outcomes.some(({ code }) => code !== 0);

  beginReady();
  while (running.size > 0) {
    await Promise.race([...running.values()].map(({ end }) => end));
    if (!isRed()) beginReady();
  }
  return outcomes;
}
