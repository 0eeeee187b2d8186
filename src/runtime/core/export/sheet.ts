/**
 * The parts of an exported file, made by the server as it reads the rows, or by the page where the server
 * cannot. Plain data; the texts are those that the person sees.
 */
export type ExportFormat = 'csv' | 'xlsx';

/** How a column's values are written. */
export type ExportKind = (typeof exportKinds)[number];
export const exportKinds = ['text', 'number', 'date', 'choice', 'active', 'row-number', 'address'] as const;

export interface ExportColumn {
  /** Dotted path in the row. */
  readonly path: string;
  readonly label: string;
  readonly as: ExportKind;
  /** Of a date: YYYY, MM, MMM, DD, HH and mm are replaced. */
  readonly format?: string;
  /** Of a choice: value -> its words; of an active: those of `on` and `off`. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Put before an address that has no host. */
  readonly base?: string;
}

/** IANA zone of instants, BCP 47 locale of the short month names. */
export interface ExportPlace {
  readonly zone: string;
  readonly locale: string;
}

export interface Sheet extends ExportPlace {
  readonly columns: readonly ExportColumn[];
}
