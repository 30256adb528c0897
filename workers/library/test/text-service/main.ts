// The text service's stand-in on its own: `node workers/library/test/text-service/main.ts [port]`.
// The first line it prints is its address.
import { startTextService } from './server.ts';

const service = await startTextService(Number(process.argv[2] ?? 0));
console.log(service.origin);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void service.stop());
