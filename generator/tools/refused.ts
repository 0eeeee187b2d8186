/** Why a tool does not do what it was asked; the message is for the person who asked. */
export class Refused extends Error {}

/** Tells the person, and that nothing has happened, once. Gives the exit code. */
export function sayRefused({ message }: Refused): number {
  const nothing = 'Nothing was written.';
  console.error(message.includes(nothing) ? message : `${message}\n${nothing}`);
  return 1;
}
