import { CUT_TEXT, cutCellsIn, MOST_CHARACTERS } from '../../../core/export/cut-cells.ts';
import { isRecord } from '../../../core/record.ts';
import { t } from '../base/i18n/t.ts';
import { notify } from '../ui/toasts/notify.ts';

/** Saves the bytes of a `file` answer (its `raw`) as a browser download. Does nothing for any other answer. */
export function saveFile(raw: unknown): void {
  if (!isRecord(raw) || !(raw.blob instanceof Blob)) return;
  const address = URL.createObjectURL(raw.blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = typeof raw.name === 'string' ? raw.name : 'download';
  link.click();
  void tellCutCells(raw.blob);
  // Some browsers start reading only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Bytes at the end of a workbook that hold how many of its cells were cut. */
const ENDING = 40;

async function tellCutCells(blob: Blob): Promise<void> {
  const count = cutCellsIn(await blob.slice(-ENDING).text());
  if (count > 0) notify(t(CUT_TEXT, { most: MOST_CHARACTERS, count }), 'info');
}
