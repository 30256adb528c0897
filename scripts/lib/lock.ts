type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };

/**
 * Names that some package wants as an optional dependency and that the lock lacks. Such a lock installs
 * here and fails `npm ci` elsewhere: the registry had no file for another platform when it was written.
 */
export function missingFromLock(lock: Lock): string[] {
  const present = new Set(
    Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)),
  );
  const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies }) =>
    Object.keys(optionalDependencies ?? {}),
  );
  return [...new Set(wanted)].filter((name) => !present.has(name)).toSorted();
}
