// Generated from schemas (config) by `npm run generate`. Edit that instead of this file.
/** A setting of the business that its programs read by its key. */
export interface Config {
  key: string;
  value: string;
  is_middleware: 0 | 1;
  version: string;
}

/** Query of config.list. */
export interface ConfigListQuery {
  is_middleware?: 0 | 1;
}

/** What config.list answers: one row, the item, or the alert's data. */
export interface ConfigListItem {
  key: string;
  value: string;
  version: string;
}

/** Body of config.list-export. */
export interface ConfigListExportBody {
  format: 'csv' | 'xlsx';
  /**
   * @minItems 1
   * @maxItems 200
   */
  columns: readonly {
    path: string;
    label: string;
    as: 'text' | 'number' | 'date' | 'choice' | 'active' | 'row-number' | 'address';
    format?: string;
    labels?: {
      [k: string]: string;
    };
    base?: string;
  }[];
  zone: string;
  locale: string;
  query?: {
    is_middleware?: 0 | 1;
  };
  only?: {
    field: string;
    /** @maxItems 20000 */
    values: readonly (number | string)[];
  };
}

/** Body of config.update. */
export interface ConfigUpdateBody {
  key: string;
  value?: string;
}

/** What config.update answers: one row, the item, or the alert's data. */
export interface ConfigUpdateItem {
  key: string;
  value: string;
  version: string;
}
