declare namespace Cloudflare {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface Env {
    TEXT: KVNamespace;
    ASSETS: Fetcher;
    TEXT_SERVICE_URL: string;
    DEFAULT_TRANSLATION: string;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface GlobalProps {
    mainModule: typeof import('../src/index.ts');
  }
}
