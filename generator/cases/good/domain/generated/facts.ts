// Generated from schemas by `npm run generate`. Edit that instead of this file.
/** Role name -> number. */
export const roles = { Helper: 1, Librarian: 2 } as const;

/** Zone of the business day (IANA), how numbers are written (BCP 47), the currency (ISO 4217). */
export const locale = { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' } as const;

/** Call -> how many levels its recursive data may have. */
export const depths = { 'outline.create': 4, 'outline.update': 4 } as const;
