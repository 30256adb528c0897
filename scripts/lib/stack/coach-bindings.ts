const NAMES = [
  'COACH_MODEL',
  'COACH_ENDPOINT',
  'COACH_API_KEY',
  'COACH_PRICE_INPUT',
  'COACH_PRICE_OUTPUT',
];

/** A language model for the local coach, as the environment names it; nothing without one. */
export const coachBindings = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = environment[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
