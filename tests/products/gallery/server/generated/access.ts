// Generated from schemas/app.json by `npm run generate`. Edit that instead of this file.
/** Role number -> name. */
export const roles: Readonly<Record<number, string>> = { 1: 'Developer', 2: 'Nobody' };

/** Role set -> role numbers. */
export const access: Readonly<Record<string, readonly number[]>> = { everyone: [1], nobody: [2] };

/** The product's name. */
export const productName = 'Gallery';

/** IANA zone of the business day. */
export const zone = 'Asia/Jakarta';
