/** Runs a command of the terminal: its exit code is that of the process, and an error of the given kinds is told by its message alone. */
export async function runCommand(
  run: () => Promise<number>,
  expected: readonly (abstract new (...args: never) => Error)[],
): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    const isExpected = expected.some((kind) => error instanceof kind);
    console.error(isExpected && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
