import { expect, test } from 'vitest';
import { bindingsOf } from './without-data.ts';

const CONFIG = `name = "shell"
[[services]]
binding = "API"
service = "api"

[[services]]
binding = "LIBRARY"
service = "library"
[[kv_namespaces]]
# a comment
binding = "CACHE"
`;

test('[P21] a binding of a kind is found wherever it stands, and no other kind is taken for it', () => {
  expect(bindingsOf(CONFIG, 'services')).toEqual(['API', 'LIBRARY']);
  expect(bindingsOf(CONFIG, 'kv_namespaces')).toEqual(['CACHE']);
  expect(bindingsOf(CONFIG, 'd1_databases')).toEqual([]);
});
