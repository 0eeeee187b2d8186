import { isRecord } from '../../../core/record.ts';

/** Saves the bytes of a `file` answer (its `raw`) as a browser download. Does nothing for any other answer. */
export function saveFile(raw: unknown): void {
  if (!isRecord(raw) || !(raw.blob instanceof Blob)) return;
  const address = URL.createObjectURL(raw.blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = typeof raw.name === 'string' ? raw.name : 'download';
  link.click();
  // Some browsers start reading only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
