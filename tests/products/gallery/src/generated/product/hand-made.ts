// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { WidgetHost } from '../../../../../../src/runtime/model.ts';
import type { NoteProps } from './widgets/note.ts';
import type { ComponentType } from 'react';

/** Widgets that the declarations use. */
export interface WidgetRegistry {
  readonly 'note': () => Promise<{ readonly default: ComponentType<NoteProps & WidgetHost> }>;
}

/** Hand-made screens that the declarations name. */
export interface CustomScreens {
  readonly 'crash': () => Promise<{ readonly default: ComponentType<never> }>;
  readonly 'toasts': () => Promise<{ readonly default: ComponentType<never> }>;
}
