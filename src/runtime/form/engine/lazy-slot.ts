import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';

/** Slots of forms are a chunk of their own, since few forms have one. */
export const FormSlot = lazyWithPreload(() => import('./form-slot.tsx'));

/** So are sections that fold. */
export const FormFold = lazyWithPreload(() => import('./form-fold.tsx'));
