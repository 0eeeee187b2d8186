// Generated from schemas/app.json by `npm run generate`. Edit that instead of this file.
/** Role number -> name. */
export const roles: Readonly<Record<number, string>> = { 2: 'Admin', 3: 'Superadmin', 4: 'IT Staff', 5: 'Customer Service' };

/** Role set -> role numbers. */
export const access: Readonly<Record<string, readonly number[]>> = {
  'signed-in': [2, 3, 4, 5],
  catalogue: [2, 3],
  administration: [2, 3],
  'password-reset': [3],
  superadministration: [3],
  configuration: [2, 3],
  shops: [2, 3, 5],
  broadcasts: [2, 3, 5],
  transactions: [2, 3, 5],
  promotions: [2, 3],
  'every-job': [3],
  analytics: [2, 3, 5],
  chat: [2, 3, 5],
};

/** The product's name. */
export const productName = 'Wholesale';

/** The call by which a session is proved anew. */
export const proveCall: string | undefined = 'session.prove';

/** IANA zone of the business day. */
export const zone = 'Asia/Jakarta';
