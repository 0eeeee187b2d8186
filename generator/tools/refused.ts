/** A tool's refusal; the message is printed. */
export class Refused extends Error {}

/** Prints the refusal, and that nothing is written. Returns the exit code. */
export function sayRefused({ message }: Refused): number {
  const nothing = 'Nothing was written.';
  console.error(message.includes(nothing) ? message : `${message}\n${nothing}`);
  return 1;
}
