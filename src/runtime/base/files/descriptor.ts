import { isRecord } from '../../../../core/record.ts';
import { isJif } from '../../../../core/validation/file-value.ts';

/** The value of a chosen file in the form data; the File itself is kept in `PendingFiles`. */
export interface FileDescriptor {
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
}

/** Describes a File for validation. When the system gives no media type, the extension decides. */
export function describeFile(file: { name: string; type: string; size: number }): FileDescriptor {
  const mime = file.type === '' || isOfSystem(file) || isJif(file.name) ? mimeOfName(file.name) : file.type;
  return { name: file.name, mime, bytes: file.size };
}

/** Media types that Windows reports for spreadsheets and archives registered to other programs. */
function isOfSystem({ name, type }: { name: string; type: string }): boolean {
  if (/\.csv$/i.test(name)) return type === 'application/vnd.ms-excel';
  return /\.zip$/i.test(name) && type === 'application/x-zip-compressed';
}

/** Marks, in the form data, a stored file that is to be removed. */
export const REMOVED = { removed: true } as const;

/** Also when a draft has kept it as text. */
export function isRemoved(value: unknown): boolean {
  return isRecord(value) && value.removed === true;
}

/** True if the value is a newly chosen file. */
export function isDescriptor(value: unknown): value is FileDescriptor {
  return isRecord(value) && 'mime' in value && 'bytes' in value && 'name' in value;
}

const mimes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jif',
  jif: 'image/jif',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  csv: 'text/csv',
  zip: 'application/zip',
};

function mimeOfName(name: string): string {
  const dot = name.lastIndexOf('.');
  return mimes[name.slice(dot + 1).toLowerCase()] ?? 'application/octet-stream';
}
