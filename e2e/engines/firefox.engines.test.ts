import { describe } from 'vitest';
import { claimsOf } from './claims.ts';
import { launchFirefox } from './firefox.ts';

const executable = process.env['FIREFOX_PATH'] ?? '';

describe.skipIf(executable === '')('in this browser', () =>
  claimsOf({
    name: 'Firefox',
    launch: (proxyPort) => launchFirefox(executable, proxyPort),
    trustedTypes: false,
  }),
);
