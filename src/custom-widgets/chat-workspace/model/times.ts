const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** How long a shop has been waiting for an answer, as a source text and its count; undefined below one minute. */
export function waited(since: string, now: number): { text: string; count: number } | undefined {
  const passed = now - Date.parse(since);
  if (!(passed >= MINUTE)) return undefined;
  if (passed < HOUR) return { text: 'Waiting {count} min', count: Math.floor(passed / MINUTE) };
  if (passed < DAY) return { text: 'Waiting {count} h', count: Math.floor(passed / HOUR) };
  return { text: 'Waiting {count} d', count: Math.floor(passed / DAY) };
}

/** How the chat writes the time of a message. */
export const CHAT_TIME = 'DD MMM HH:mm';
