import 'vitest';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    /** Origin of the stand-in of the text service. */
    textService: string;
    /** How many requests a test generates; more in a soak. */
    requests: number;
    /** Which of them: every run of a soak has its own. */
    seed: number;
  }
}
