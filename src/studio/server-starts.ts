const listeners = new Set<() => void>();
import.meta.hot?.on('server:started', () => {
  for (const listener of listeners) listener();
});

/** Calls the listener whenever the development server has begun anew. Returns what ends that. */
export function onServerStart(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
