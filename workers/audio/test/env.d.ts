declare namespace Cloudflare {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface Env {
    AUDIO_HOST_URL: string;
    AUDIO_MIRROR: string;
    RECITATIONS: R2Bucket;
    RATE_LIMIT: RateLimit;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface GlobalProps {
    mainModule: typeof import('../src/index.ts');
  }
}
