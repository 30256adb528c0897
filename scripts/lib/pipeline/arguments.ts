import { type Stage, withEarlier } from './stages.ts';

export type TestSelection =
  | { kind: 'all' }
  | { kind: 'changed'; base: string | undefined }
  | { kind: 'only'; stages: Stage[] };

const USAGE = `npm test                                 everything
npm test -- --changed[=REF]              what the change since main (or REF) can touch
npm test -- --only NAME[,NAME] [ARGS]    these stages, and the builds that they need; arguments go to a single one`;

export class UsageError extends Error {}

/** Throws a message for people when the arguments ask for nothing that there is. */
export function parseTestArguments(args: string[], stages: readonly Stage[]): TestSelection {
  const [first, second = '', ...rest] = args;
  if (first === undefined) return { kind: 'all' };
  const changed = /^--changed(?:=(.+))?$/.exec(first);
  if (changed !== null && args.length === 1) return { kind: 'changed', base: changed[1] };
  if (first !== '--only') throw new UsageError(USAGE);
  const names = second.split(',');
  const chosen = names.map((name) => {
    const stage = stages.find((it) => it.name === name);
    if (stage !== undefined) return stage;
    const known = stages.map((it) => it.name).join(', ');
    throw new UsageError(`There is no stage "${name}". Stages: ${known}.\n${USAGE}`);
  });
  const only = (those: Stage[]): TestSelection => ({
    kind: 'only',
    stages: withEarlier(stages, new Map(those.map((stage) => [stage.name, stage]))),
  });
  if (rest.length === 0) return only(chosen);
  const [alone, ...others] = chosen;
  if (alone === undefined || others.length > 0) throw new UsageError(USAGE);
  return only([{ ...alone, command: [...alone.command, ...rest] }]);
}
