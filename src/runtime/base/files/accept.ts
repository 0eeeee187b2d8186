import type { Heads } from '../../../../core/table/heads.ts';

const names: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/jif': 'JFIF',
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'text/csv': 'CSV',
  'application/zip': 'ZIP',
};

/** What a body schema declares about an upload. */
export interface FileRule {
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** Of a table: its columns and what each may be called. */
  readonly columns?: Heads;
}

/** The `file` keyword of a property, if it has one. */
export function fileRuleOf(property: unknown): FileRule | undefined {
  if (typeof property !== 'object' || property === null || !('file' in property)) return undefined;
  const rule = property.file as Partial<FileRule>;
  const { types = [], maxBytes = Number.POSITIVE_INFINITY, columns } = rule;
  return { types, maxBytes, ...(columns && { columns }) };
}

/** The `accept` attribute of a file input; includes the extensions of types that systems do not know. */
export function acceptOf(types: readonly string[]): string {
  return types.map((type) => (type === 'image/jif' ? '.jif,.jfif' : type)).join(',');
}

/** Media types as short names: `PNG, JPEG`. */
export function describeTypes(types: readonly string[]): string {
  return types.map((type) => names[type] ?? type.slice(type.indexOf('/') + 1).toUpperCase()).join(', ');
}
