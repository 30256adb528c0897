/** How many of a surah's questions were answered rightly, the last time they were all answered. */
export type CheckResult = { right: number; of: number };
export type Results = Readonly<Record<string, CheckResult>>;

const isResult = (value: unknown): value is CheckResult => {
  const { right, of } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(right) && Number.isInteger(of) && Number(right) <= Number(of);
};

/** What was kept, as far as it makes sense. */
export const parseResults = (persisted: unknown): Results =>
  typeof persisted === 'object' && persisted !== null
    ? Object.fromEntries(Object.entries(persisted).filter(([, value]) => isResult(value)))
    : {};
