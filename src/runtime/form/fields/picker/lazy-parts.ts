import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';

/** The list comes with the first focus. */
export const OptionList = lazyWithPreload(() => import('./option-list.tsx'));
/** Few pickers have it, and they work without it. */
export const RecordContext = lazyWithPreload(() => import('./record-context.tsx'), { optional: true });
