import { CHUNK_FAILED } from './api-error.ts';

/** Loads a chunk; throws at once while offline: browsers never request a failed module again (whatwg/html 6768). */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  if (navigator.onLine === false) throw new Error(CHUNK_FAILED);
  return load();
}

/** Runs before a Retry. The browser keeps a chunk as failed although the server answers: then only a reload helps. */
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
