import { join } from 'node:path';
import { assetRulesOf, miniflareOptionsOf, readWrangler } from '@fahm/tooling/wrangler.ts';
import { ROOT } from './run.ts';

/** Who says how each deployable is deployed. */
export const WRANGLER_FILES = {
  shell: 'shell/wrangler.toml',
  api: 'wrangler.toml',
  library: 'workers/library/wrangler.toml',
  audio: 'workers/audio/wrangler.toml',
  webhooks: 'workers/webhooks/wrangler.toml',
} as const;

type DeployableName = keyof typeof WRANGLER_FILES;

export const wranglerConfigOf = (name: DeployableName) =>
  readWrangler(join(ROOT, WRANGLER_FILES[name]));

const withoutPrefix = (service: string): string => service.replace(/^fahm-/, '');

/** How the local stack runs a deployable, under its short name. The environment overrides its variables. */
export function stackOptionsOf(name: DeployableName, env: NodeJS.ProcessEnv = process.env) {
  const options = miniflareOptionsOf(wranglerConfigOf(name), env);
  const services = Object.entries(options.serviceBindings).map(
    ([binding, service]) => [binding, withoutPrefix(service)] as const,
  );
  return {
    ...options,
    name: withoutPrefix(options.name),
    serviceBindings: Object.fromEntries(services),
  };
}

/** How a deployable's files are found. */
export const stackAssetRulesOf = (name: DeployableName) => assetRulesOf(wranglerConfigOf(name));
