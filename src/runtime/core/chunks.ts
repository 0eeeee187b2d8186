import { CHUNK_FAILED } from './api-error.ts';

/**
 * Loads a chunk, but asks for none without a network: a browser keeps that a module did not come, and never asks for it
 * again (whatwg/html 6768, mended in the standard in 2026 and not yet in browsers).
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  if (navigator.onLine === false) throw new Error(CHUNK_FAILED);
  return load();
}

/**
 * What Retry does before it draws again. A chunk that does not come although the server answers is one the browser has
 * given up: it comes with the page, loaded anew, which asks first where something is unsaved.
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
