/** Something in a content file that must not be built. */
export type Fault = {
  /** Path below `db/content/`. */
  file: string;
  /** From 1. */
  line: number;
  message: string;
};

/** Two files' faults in the order in which somebody would mend them. */
export const byPlace = (a: Fault, b: Fault): number =>
  a.file.localeCompare(b.file) || a.line - b.line;
