import { runEngineTests } from './lib/browser-tests/engines.ts';

// Arguments go to Vitest: npm test -- --only engines firefox
process.exitCode = await runEngineTests(process.argv.slice(2));
