// Generated from schemas/locales by `npm run generate`. Edit that instead of this file.
import type { Texts } from '../say.ts';

export const texts: Texts = {
  ar: () => import('../../schemas/locales/ar.json', { with: { type: 'json' } }),
  en: () => import('../../schemas/locales/en.json', { with: { type: 'json' } }),
  es: () => import('../../schemas/locales/es.json', { with: { type: 'json' } }),
  fr: () => import('../../schemas/locales/fr.json', { with: { type: 'json' } }),
  id: () => import('../../schemas/locales/id.json', { with: { type: 'json' } }),
  nl: () => import('../../schemas/locales/nl.json', { with: { type: 'json' } }),
  pt: () => import('../../schemas/locales/pt.json', { with: { type: 'json' } }),
  zh: () => import('../../schemas/locales/zh.json', { with: { type: 'json' } }),
};
