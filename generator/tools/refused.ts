/** A tool refuses its task; the message is printed. */
export class Refused extends Error {}

/** Prints the reason, and that nothing is written. Returns the exit code. */
export function printRefusal({ message }: Refused): number {
  const nothing = 'Nothing was written.';
  console.error(message.includes(nothing) ? message : `${message}\n${nothing}`);
  return 1;
}
