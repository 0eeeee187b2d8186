// Generated from schemas (temporary-password) by `npm run generate`. Edit that instead of this file.
/** A password that is answered this once; nothing but its hash is kept. */
export interface TemporaryPassword {
  id: number;
  password: string;
}
