import { type NavigateOptions, navigateWhen } from './address.tsx';
import { prepareChunks } from './prepare.ts';

/** Navigates after the next screen's chunks are loaded, so that no empty page is shown. */
export const go = (address: string, options?: NavigateOptions): Promise<void> =>
  navigateWhen(prepareChunks(address), address, options);
