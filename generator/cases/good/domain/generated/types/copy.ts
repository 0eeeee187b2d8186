// Generated from schemas (copy) by `npm run generate`. Edit that instead of this file.
export interface Copy {
  id: number;
  shelf: string;
  tag: string | null;
}
