const describe = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    stack: stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    ...(cause === undefined ? {} : { cause: describe(cause) }),
  };
};

type Where = Record<string, string>;

/** Writes one line of JSON about an answer of the 5xx class: where it happened and what it was. */
export const logError = (error: unknown, where: Where): void => {
  console.error(JSON.stringify({ level: 'error', ...where, error: describe(error) }));
};

/** Writes one line of JSON about a third party that failed while the reader was still served. */
export const logWarning = (error: unknown, where: Where): void => {
  const message = error instanceof Error ? error.message : String(error);
  console.warn(JSON.stringify({ level: 'warning', ...where, message }));
};
