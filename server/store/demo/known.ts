/** What the demo data name is there, or they contradict themselves. */
export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The demo data name what is not there.');
  return value;
}
