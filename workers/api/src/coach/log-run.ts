import type { ModelRun } from '@fahm/domain/coach/answer.ts';
import type { CoachConfig } from './coach-config.ts';

const MILLION = 1_000_000;

/** One line about a model's work: what it cost and how it did. Nothing of who asked what. */
export const logRun = (
  { model, price }: CoachConfig,
  run: ModelRun,
  where: { requestId: string; milliseconds: number },
): void => {
  const { tokens, ...rest } = run;
  const cost =
    tokens === null || price === null
      ? null
      : (tokens.input * price.input + tokens.output * price.output) / MILLION;
  const line = {
    level: 'info',
    event: 'coach',
    model: model?.name,
    ...where,
    ...rest,
    tokens,
    cost,
  };
  console.log(JSON.stringify(line));
};
