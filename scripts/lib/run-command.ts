/**
 * Runs a root command to its end: what it throws is told in a line and ends it with 1, else with the number that it
 * answers, or 0.
 */
export async function runCommand(main: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  // The channel to the bootstrap would keep this process alive.
  if (process.connected) process.disconnect();
}
