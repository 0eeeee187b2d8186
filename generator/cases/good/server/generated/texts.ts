// Generated from schemas/locales by `npm run generate`. Edit that instead of this file.
import type { Texts } from '../../../../../server/say.ts';

export const texts: Texts = {
  fr: () => import('../../schemas/locales/fr.json', { with: { type: 'json' } }),
  id: () => import('../../schemas/locales/id.json', { with: { type: 'json' } }),
};
