import type { Fault } from './fault.ts';

/** What a file is by itself, whatever else is written; it can be kept for as long as file and rules stay. */
export type Examined = {
  /** Undefined when it cannot be read. */
  value: unknown;
  faults: Fault[];
};

/** By path. */
export type Examination = ReadonlyMap<string, Examined>;
