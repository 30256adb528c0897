/** What the claims ask of a browser, whichever it is. Selectors are CSS. */
export type Driver = {
  /** Begins to load an address and does not wait for it. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; it and what it answers travel as text. */
  evaluate: <Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Clicks in the middle of an element, as a mouse does. */
  click: (selector: string) => Promise<void>;
  /** Types into what has the focus; the names in `KEYS` are keys. */
  type: (text: string) => Promise<void>;
  /** Sets the size of the page, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Keys as WebDriver writes them. */
export const KEYS = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' } as const;

/** The source of a function with its arguments, as an expression whose value is JSON. */
export const expressionOf = (action: (...args: never[]) => unknown, args: unknown[]): string =>
  `Promise.resolve((${action.toString()})(...${JSON.stringify(args)})).then((it) => JSON.stringify(it ?? null))`;

const PAUSE_MS = 50;

/** Asks until the answer is neither false, null nor undefined, or throws it; then throws what it was last. */
export async function until<Result>(
  ask: () => Promise<Result>,
  what: string,
  deadlineMs = 30_000,
): Promise<NonNullable<Result>> {
  const end = Date.now() + deadlineMs;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined && answer !== false) return answer;
      last = answer;
    } catch (error) {
      last = error;
      // Its page crashed: nothing that is asked of it will be answered.
      if (String(error).includes('invalid session id')) break;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const answer = last instanceof Error ? last.message : JSON.stringify(last);
  throw new Error(`${what}: not within ${deadlineMs} ms, last ${answer}`, { cause: last });
}
