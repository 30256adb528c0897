import type { FileRequest } from './file-request.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { noSuchFile } from './audio-error.ts';
import { parseEnv } from './env-schema.ts';
import { createAudioHost, type AudioHost } from './host/audio-host.ts';
import { hostReply } from './host/host-reply.ts';
import { logWarning } from '@fahm/worker-kit/log.ts';
import { bucketReply } from './mirror/bucket-reply.ts';
import { createMirrorWriter, type MirrorWriter } from './mirror/mirror-writer.ts';
import type { FileReply } from './replies/file-reply.ts';

export type Recitations = {
  /** Counts requests by address; `undefined` where the platform does not. */
  limiter: RateLimit | undefined;
  /**
   * The file, from the bucket when mirroring is on and it is there, else streamed from the host.
   * @throws ServiceError `not_found`, `unavailable`, or for a range outside the file.
   */
  reply: (
    requested: FileRequest,
    waitUntil: (work: Promise<unknown>) => void,
  ) => Promise<FileReply>;
};

/** What the requests of an isolate share: no stream and no answer, only who is asked. */
type Shared = {
  host: AudioHost;
  mirror: { bucket: R2Bucket; writer: MirrorWriter } | null;
  limiter: RateLimit | undefined;
};

const sharedByBindings = new WeakMap<object, Shared>();

/** Bindings are checked once for each isolate: workerd hands over the same object every time. */
function sharedOf(bindings: object): Shared {
  const known = sharedByBindings.get(bindings);
  if (known) return known;
  const env = parseEnv(bindings);
  const host = createAudioHost(env.AUDIO_HOST_URL);
  const bucket = env.RECITATIONS;
  const mirror =
    env.AUDIO_MIRROR === 'on' ? { bucket, writer: createMirrorWriter(bucket, host) } : null;
  const shared = { host, mirror, limiter: env.RATE_LIMIT };
  sharedByBindings.set(bindings, shared);
  return shared;
}

export function recitationsOf(bindings: object): Recitations {
  const { host, mirror, limiter } = sharedOf(bindings);
  return {
    limiter,
    async reply(requested, waitUntil) {
      const cached = mirror && (await fromBucket(mirror.bucket, requested));
      if (cached) return cached;
      if (requested.onlyIfCached) throw noSuchFile();
      const reply = await hostReply(host, requested);
      if (mirror && requested.method === 'GET') waitUntil(mirror.writer.store(requested.key));
      return reply;
    },
  };
}

/** A bucket that fails, or takes too long, is like one that has not got the file. */
async function fromBucket(bucket: R2Bucket, requested: FileRequest): Promise<FileReply | null> {
  try {
    return await bucketReply(bucket, requested);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    logWarning(error, { what: 'bucket read', key: requested.key });
    return null;
  }
}
