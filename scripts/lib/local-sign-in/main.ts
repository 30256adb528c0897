// The local provider on its own, for tests: `node scripts/lib/local-sign-in/main.ts <origin>`.
// The first line it prints is JSON: issuer and client.
import { serveLocalSignIn } from './serve.ts';

const { close, ...description } = await serveLocalSignIn(0, process.argv.slice(2));
console.log(JSON.stringify(description));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
