import type { Proof } from '../base/api-error.ts';
import { loadChunk } from '../base/chunks.ts';
import { endpointOn } from '../base/page-settings.ts';
import { product } from '../base/product.ts';
import type { ResponseHook } from '../data/response-hooks.ts';

let asking: Promise<boolean> | undefined;

/** A grave call that lacks a fresh proof asks for it, and is made again. Calls at the same time ask once, together. */
export const proofHook: ResponseHook = {
  mended({ proof }) {
    // What does not ask for one needs no session either.
    const prove = proof && product().session.prove;
    if (!proof || !prove || !endpointOn(prove)) return undefined;
    asking ??= ask(proof).finally(() => {
      asking = undefined;
    });
    return asking;
  },
};

/** Without network for its part, the call stays refused. */
const ask = (proof: Proof): Promise<boolean> =>
  loadChunk(() => import('./proof-dialog.tsx')).then(
    ({ askProof }) => askProof(proof),
    () => false,
  );
