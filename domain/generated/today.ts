// Generated from schemas/app.json by `npm run generate`. Edit that instead of this file.
import { businessDay } from '../../core/dates.ts';

/** Calendar date of now where the business is. */
export const today = (): string => businessDay('Asia/Jakarta');
