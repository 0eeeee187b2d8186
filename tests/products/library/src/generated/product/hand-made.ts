// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { WidgetHost } from '../../../../../../src/runtime/model.ts';
import type { ReadingTimeProps } from './widgets/reading-time.ts';
import type { ComponentType } from 'react';

/** Widgets that the declarations use. */
export interface WidgetRegistry {
  readonly 'reading-time': () => Promise<{ readonly default: ComponentType<ReadingTimeProps & WidgetHost> }>;
}

/** Hand-made screens that the declarations name. */
export type CustomScreens = Readonly<Record<never, never>>;
