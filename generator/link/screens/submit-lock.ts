const standardLock = 800;

/** Milliseconds: those of the screens whose ids begin with the longest name that app.json gives, "*" being all. */
export function submitLockOf(
  locks: number | Readonly<Record<string, number>> = standardLock,
  id: string,
): number {
  if (typeof locks === 'number') return locks;
  const nouns = Object.keys(locks).filter((noun) => id === noun || id.startsWith(`${noun}-`));
  const longest = nouns.sort((a, b) => b.length - a.length)[0] ?? '*';
  return locks[longest] ?? standardLock;
}
