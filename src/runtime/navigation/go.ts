import { type NavigateOptions, navigate } from './address.tsx';
import { prepareChunks } from './prepare.ts';

/** Navigates within the page, once the next screen can be drawn: never by way of an empty page. */
export async function go(address: string, options?: NavigateOptions): Promise<void> {
  await prepareChunks(address);
  await navigate(address, options);
}
