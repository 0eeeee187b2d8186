// Generated from schemas/flashsale/clock.field.json by `npm run generate`. Edit that instead of this file.
/** Options of the field clock. A time of the day, HH:MM; one digit alone is an hour or minute with a nought before it. */
export interface ClockFieldOptions {}

/** A value of the field clock. */
export type ClockFieldValue = string;
