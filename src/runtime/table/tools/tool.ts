/** A tool that opens a panel of its own. */
export type Tool = 'views' | 'columns' | 'export';
