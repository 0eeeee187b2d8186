// Generated from schemas by `npm run generate`. Edit that instead of this file.
/** Role name -> number. */
export const roles = { Admin: 2, Superadmin: 3, 'IT Staff': 4, 'Customer Service': 5 } as const;

/** Zone of the business day (IANA), how numbers are written (BCP 47), the currency (ISO 4217). */
export const locale = { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' } as const;

/** Call -> how many levels its recursive data may have. */
export const depths = { 'new-promo.create': 8, 'new-promo.reach': 8, 'new-promo.simulate': 8, 'new-promo.update': 8 } as const;
