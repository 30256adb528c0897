import { describe } from 'vitest';
import { claimsOf } from './claims.ts';
import { launchWebKit } from './webkit.ts';

const driver = process.env['WEBKIT_DRIVER_PATH'] ?? '';
const display = process.env['XVFB_PATH'] ?? '';

describe.skipIf(driver === '' || display === '')('in this browser', () =>
  claimsOf({
    name: 'WebKit',
    launch: (proxyPort) => launchWebKit({ driver, display, proxyPort }),
    trustedTypes: true,
  }),
);
