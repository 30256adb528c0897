import { parentPort, workerData } from 'node:worker_threads';
import { examineAll } from './examine.ts';

// A lane of `examine-texts.ts`.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
parentPort?.postMessage(examineAll(workerData as [path: string, text: string][]));
