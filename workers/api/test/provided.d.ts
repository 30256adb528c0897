import 'vitest';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    /** `oidc-provider`, as `npm start` runs it. */
    realProvider: { issuer: string; clientId: string; clientSecret: string };
    /** Origin of the provider that does what its path says, mostly wrong. */
    hostileProvider: string;
    /** How many requests a test generates; 0 for as many as it says itself. */
    requests: number;
    /** Which of them: every run of a soak has its own. */
    seed: number;
    /** Names of the ID tokens that it forges. */
    forgedTokens: string[];
  }
}
