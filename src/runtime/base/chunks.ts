import { CHUNK_FAILED } from './api-error.ts';

/**
 * Loads a chunk; throws at once while offline. Browsers cache a failed module load and never request it again (whatwg/html 6768).
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  if (navigator.onLine === false) throw new Error(CHUNK_FAILED);
  return load();
}

/**
 * Runs before a Retry renders again. A chunk that fails although the server answers is cached as failed by the browser: only a
 * page reload helps, which asks first when there are unsaved changes.
 */
export async function retryChunk(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch {
    if (await isServerThere()) window.location.reload();
  }
}

const isServerThere = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
