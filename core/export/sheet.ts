/** The columns and translated texts of an exported file, as plain data; where the server cannot write it, the page does. */
export type ExportFormat = 'csv' | 'xlsx';

/** How a column's values are written. */
export type ExportKind = 'text' | 'number' | 'date' | 'choice' | 'active' | 'row-number' | 'address';

export interface ExportColumn {
  /** Dotted path in the row. */
  readonly path: string;
  readonly label: string;
  readonly as: ExportKind;
  /** Of a date: YYYY, MM, MMM, DD, HH and mm are replaced. */
  readonly format?: string;
  /** Labels by value of a choice cell; `on` and `off` of an active cell. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Prefix for URLs without a host. */
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
