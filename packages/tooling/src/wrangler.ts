import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

/** The part of https://developers.cloudflare.com/workers/wrangler/configuration/ that a local runtime needs. */
export type WranglerConfig = {
  name: string;
  compatibility_date: string;
  vars?: Record<string, string>;
  services?: { binding: string; service: string }[];
  d1_databases?: { binding: string; database_id: string }[];
  kv_namespaces?: { binding: string; id: string }[];
  r2_buckets?: { binding: string; bucket_name: string }[];
  ratelimits?: { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }[];
  assets?: { html_handling?: 'none'; not_found_handling?: 'none' };
};

/** Reads a wrangler.toml. What is deployed and what runs on this machine are said in one place. */
export const readWrangler = (file: string): WranglerConfig =>
  parse(readFileSync(file, 'utf8')) as unknown as WranglerConfig;

/** On one's own machine everybody shares one address. */
const MANY = 100_000;

const record = <Item, Value>(
  items: Item[] | undefined,
  entry: (item: Item) => [string, Value],
): Record<string, Value> => Object.fromEntries((items ?? []).map(entry));

/**
 * How Miniflare runs a deployable as its wrangler file says: date, bindings, services. The environment is asked for the
 * value of each variable first. Limits are there and far away.
 */
export const miniflareOptionsOf = (
  config: WranglerConfig,
  env: Record<string, string | undefined> = {},
) => ({
  name: config.name,
  compatibilityDate: config.compatibility_date,
  d1Databases: record(config.d1_databases, (it) => [it.binding, it.database_id]),
  kvNamespaces: record(config.kv_namespaces, (it) => [it.binding, it.id]),
  r2Buckets: record(config.r2_buckets, (it) => [it.binding, it.bucket_name]),
  serviceBindings: record(config.services, (it) => [it.binding, it.service]),
  ratelimits: record(config.ratelimits, ({ name, namespace_id, simple }) => [
    name,
    { namespace_id, simple: { ...simple, limit: MANY } },
  ]),
  bindings: record(Object.entries(config.vars ?? {}), ([name, value]) => [
    name,
    env[name] ?? value,
  ]),
});

/** How a deployable's files are found, where its wrangler file says so. */
export const assetRulesOf = ({ assets = {} }: WranglerConfig) => ({
  ...(assets.html_handling && { html_handling: assets.html_handling }),
  ...(assets.not_found_handling && { not_found_handling: assets.not_found_handling }),
});
