import { loadChunk } from '../base/chunks.ts';
import type { ResponseHook } from '../data/response-hooks.ts';

/** A grave call that lacks a fresh proof asks for it, and is made again. Without network for the dialog, it stays refused. */
export const proofHook: ResponseHook = {
  mended({ proof }) {
    if (!proof) return undefined;
    return loadChunk(() => import('./proof-dialog.tsx')).then(
      ({ askProof }) => askProof(proof),
      () => false,
    );
  },
};
