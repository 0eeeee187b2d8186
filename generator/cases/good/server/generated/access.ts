// Generated from schemas/app.json by `npm run generate`. Edit that instead of this file.
/** Role number -> name. */
export const roles: Readonly<Record<number, string>> = { 1: 'Helper', 2: 'Librarian' };

/** Role set -> role numbers. */
export const access: Readonly<Record<string, readonly number[]>> = { staff: [1, 2], keepers: [2] };

/** The product's name. */
export const productName = 'Library';

/** The call by which a session is proved anew. */
export const proveCall: string | undefined = undefined;

/** IANA zone of the business day. */
export const zone = 'Asia/Jakarta';
