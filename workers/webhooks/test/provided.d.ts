import 'vitest';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    /** Origin of the stand-in of Stripe. */
    stripe: string;
    /** How many the property test runs; more in a soak. */
    interleavings: number;
    /** How many forged requests a test sends; more in a soak. */
    forgeries: number;
    /** Which of them: every run of a soak has its own. */
    seed: number;
  }
}
