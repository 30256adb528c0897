import { readFileSync } from 'node:fs';
import { STRICT_TRANSPORT } from '@fahm/contracts/secure-transport.ts';
import { expect, test } from 'vitest';

const headersOf = (project: string) =>
  readFileSync(new URL(`../../${project}/public/_headers`, import.meta.url), 'utf8');

test.each(['shell', 'mfe-reader', 'mfe-study', 'mfe-guides'])(
  '[R2] static files that no code of ours answers say the same (%s)',
  (project) => {
    const [everywhere] = headersOf(project).split('\n\n');
    expect(everywhere).toContain(`/*\n  Strict-Transport-Security: ${STRICT_TRANSPORT}\n`);
    expect(everywhere).toContain('  X-Content-Type-Options: nosniff\n');
    expect(everywhere).toContain(
      "  Content-Security-Policy: object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  },
);

test.each(['mfe-reader', 'mfe-study', 'mfe-guides'])(
  'fragments at the address of their own version run nothing either (%s)',
  (project) => {
    expect(headersOf(project)).toContain(
      "/_fragment/*\n  Content-Security-Policy: default-src 'none'; form-action 'none'; sandbox\n",
    );
  },
);
