/** What the gallery keeps in this browser stands under names of its own. */
export const PREFIX = 'gallery:';

interface Kept {
  readonly cookies: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Gives this page cookies and a local storage of its own: in development it shares its origin with the real product,
 * whose session and settings it must neither use nor touch. To be called before anything reads them.
 */
export function keepApart({ cookies, values }: Kept): void {
  Object.defineProperty(document, 'cookie', { get: () => cookies, set: () => undefined });
  const beneath = window.localStorage;
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (name) => values[name] ?? beneath.getItem(PREFIX + name),
    setItem: (name, value) => beneath.setItem(PREFIX + name, value),
    removeItem: (name) => beneath.removeItem(PREFIX + name),
  };
  Object.defineProperty(window, 'localStorage', { value: storage });
}
