import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assetRulesOf, miniflareOptionsOf, readWrangler } from './wrangler.ts';

const CONFIG = `
# A comment.
name = "one"
compatibility_date = "2026-01-02"
vars = { HOST = "https://deployed.example", MODE = "off" }

[[services]]
binding = "API"
service = "other"

[[d1_databases]]
binding = "DB"
database_name = "people"
database_id = "an-id"

[[ratelimits]]
name = "LIMIT"
namespace_id = "7"
simple = { limit = 5, period = 60 }

[assets]
directory = "dist"
html_handling = "none"
`;

async function read(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'wrangler-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'wrangler.toml'), text);
  return readWrangler(join(folder, 'wrangler.toml'));
}

test('a local runtime gets what is deployed, with its limits far away', async () => {
  const config = await read(CONFIG);
  expect(miniflareOptionsOf(config, { HOST: 'http://127.0.0.1:1' })).toEqual({
    name: 'one',
    compatibilityDate: '2026-01-02',
    d1Databases: { DB: 'an-id' },
    kvNamespaces: {},
    r2Buckets: {},
    serviceBindings: { API: 'other' },
    ratelimits: { LIMIT: { namespace_id: '7', simple: { limit: 100_000, period: 60 } } },
    bindings: { HOST: 'http://127.0.0.1:1', MODE: 'off' },
  });
  expect(assetRulesOf(config)).toEqual({ html_handling: 'none' });
});

test('what a file does not name is not there', async () => {
  const config = await read('name = "two"\ncompatibility_date = "2026-01-02"');
  expect(miniflareOptionsOf(config)).toMatchObject({ r2Buckets: {}, bindings: {} });
  expect(assetRulesOf(config)).toEqual({});
});
