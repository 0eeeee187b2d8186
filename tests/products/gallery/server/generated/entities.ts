// Generated from schemas/**/*.entity.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredEntity } from '../../../../../server/http/declared.ts';

export const entities = {} as const satisfies Readonly<Record<string, DeclaredEntity>>;
