// Puts the files of a recitation into the bucket of recitations: npm run audio:mirror -- ar.alafasy 128
// --surahs 1-5 --i-may-keep-copies. Broken off, it goes on where it was.
import { readArguments } from './lib/audio-mirror/arguments.ts';
import { cloudflareBucket, localBucket } from './lib/audio-mirror/bucket-origin.ts';
import { mirror } from './lib/audio-mirror/mirror.ts';
import { progressBar } from './lib/audio-mirror/progress-bar.ts';
import { portFromEnv } from './lib/stack/ports.ts';
import { stateDirFromEnv } from './lib/stack/state-dir.ts';

async function main(): Promise<void> {
  const { cloudflare, ...wanted } = readArguments(process.argv.slice(2));
  const port = portFromEnv(process.env['PORT']);
  const bucket = cloudflare
    ? cloudflareBucket(process.env['SHELL_URL'])
    : await localBucket(port, stateDirFromEnv(process.env['STATE_DIR']));
  console.log(`${wanted.edition} at ${wanted.bitrate} kbit/s, by way of ${bucket.origin} …`);
  try {
    await mirror({ ...wanted, origin: bucket.origin }, progressBar(process.stdout));
  } finally {
    await bucket.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
// The channel to the bootstrap would keep this process alive.
if (process.connected) process.disconnect();
