import { type NavigateOptions, navigate } from './address.tsx';
import { prepareChunks } from './prepare.ts';

/** Navigates after the next screen's chunks are loaded, so that no empty page is shown. */
export async function go(address: string, options?: NavigateOptions): Promise<void> {
  await prepareChunks(address);
  await navigate(address, options);
}
