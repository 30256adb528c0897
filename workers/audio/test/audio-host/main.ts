// The audio host's stand-in on its own: `node workers/audio/test/audio-host/main.ts [port]`.
// The first line it prints is its address.
import { startAudioHost } from './server.ts';

const host = await startAudioHost(Number(process.argv[2] ?? 0));
console.log(host.origin);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void host.stop());
