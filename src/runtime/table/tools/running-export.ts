import { businessDay } from '../../../../core/dates.ts';
import type { ExportFormat } from '../../../../core/export/sheet.ts';
import { errorText } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { product } from '../../base/product.ts';
import { Store, useStore } from '../../base/store.ts';
import { saveFile } from '../../data/save-file.ts';
import { user } from '../../data/session/session-store.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { isCancelled, makeFile, type Progress, type Seen } from './make-file.ts';

/** The running export; it continues when its panel is closed or the page is left. */
export interface Running {
  readonly title: string;
  readonly progress?: Progress;
  cancel(): void;
}

const running = new Store<Running | undefined>(undefined);

export function useRunningExport(): Running | undefined {
  return useStore(running);
}

/** Creates and saves the file of a list; shows the result. One at a time. Never throws. */
export async function startExport(seen: Seen, format: ExportFormat): Promise<void> {
  if (running.get()) return;
  const title = t(seen.screen.title);
  const stop = new AbortController();
  const cancel = () => stop.abort();
  running.set({ title, cancel });
  const onProgress = (progress: Progress) => running.set({ title, cancel, progress });
  try {
    const blob = await makeFile(seen, format, { signal: stop.signal, onProgress });
    const name = `${title} ${businessDay(product().locale.zone)}.${format}`;
    saveFile({ blob, name });
    notify(t('{name} saved.', { name }), 'success');
  } catch (error) {
    // The sign-in page reports an ended session.
    if (!isCancelled(error) && user()) notify(errorText(error), 'error');
  } finally {
    running.set(undefined);
  }
}
