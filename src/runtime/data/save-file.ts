import { isRecord } from '../core/record.ts';

/** Hands the bytes of a `file` answer (its `raw`) to the browser's downloads. Does nothing for any other answer. */
export function saveFile(raw: unknown): void {
  if (!isRecord(raw) || !(raw.blob instanceof Blob)) return;
  const address = URL.createObjectURL(raw.blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = typeof raw.name === 'string' ? raw.name : 'download';
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
