// Generated from schemas/app.json by `npm run generate`. Edit that instead of this file.
/** Role number -> name. */
export const roles: Readonly<Record<number, string>> = { 1: 'Librarian', 9: 'Reader' };

/** Role set -> role numbers. */
export const access: Readonly<Record<string, readonly number[]>> = { desk: [1], everyone: [1, 9] };

/** The product's name. */
export const productName = 'Village Library';

/** IANA zone of the business day. */
export const zone = 'Europe/Lisbon';
