import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';

/** A hand-made part of a form: few forms have one. */
export const FormSlot = lazyWithPreload(() => import('./form-slot.tsx'));
