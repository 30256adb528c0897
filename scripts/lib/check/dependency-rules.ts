import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IFlattenedRuleSet,
} from 'dependency-cruiser';
import { ROOT } from '../run.ts';

type Config = IFlattenedRuleSet & { options: ICruiseOptions };

export type Judgement = {
  /** How many source files were read. */
  modules: number;
  breaches: { rule: string; from: string; to: string }[];
};

/** Judges the files in `folders` below `baseDir` by the rules of `.dependency-cruiser.cjs`. */
export async function judgeDependencies(baseDir: string, folders: string[]): Promise<Judgement> {
  const load = createRequire(import.meta.url);
  const { options, ...ruleSet } = load(join(ROOT, '.dependency-cruiser.cjs')) as Config;
  const result = await cruise(
    folders,
    { ...options, baseDir, validate: true, ruleSet },
    options.enhancedResolveOptions,
  );
  const { modules, summary } = result.output as ICruiseResult;
  return {
    modules: modules.filter(({ source }) => isOwnSource(source)).length,
    breaches: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

/** TypeScript of ours, as opposed to packages and virtual modules that it imports. */
export function isOwnSource(path: string): boolean {
  return /\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist|dist-development)\//.test(path);
}
