/** Where it happened, as fields of the line: nothing of a query string, nothing of a person. */
type Where = Readonly<Record<string, string>>;

// Only the first line: in a failed query the second one holds the bound values, which may be
// somebody's. For the same reason the stack is reduced to its frames.
const firstLine = (text: string) => text.split('\n', 1)[0];

const frames = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());

const describe = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  return {
    name,
    message: firstLine(message),
    stack: frames(stack ?? ''),
    ...(cause === undefined ? {} : { cause: describe(cause) }),
  };
};

/** Writes one line of JSON about an error: where it happened and what it was. */
export const logError = (error: unknown, where: Where): void => {
  console.error(JSON.stringify({ level: 'error', ...where, error: describe(error) }));
};

/** Writes one line of JSON about a third party that failed while people were still served. */
export const logWarning = (error: unknown, where: Where): void => {
  const message = firstLine(error instanceof Error ? error.message : String(error));
  console.warn(JSON.stringify({ level: 'warning', ...where, message }));
};

/** Writes one line of JSON about what happened and is no fault: that, and never to whom. */
export const logEvent = (event: string, where: Where): void => {
  console.log(JSON.stringify({ level: 'info', event, ...where }));
};
