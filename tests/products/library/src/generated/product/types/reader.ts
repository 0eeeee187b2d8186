// Generated from schemas (reader) by `npm run generate`. Edit that instead of this file.
export interface Reader {
  id: number;
  username: string;
  role: number;
}
