// Generated from schemas/book/flags.filter.json by `npm run generate`. Edit that instead of this file.
/** Options of the filter flags. One of a few, as flags. */
export interface FlagsFilterOptions {}
