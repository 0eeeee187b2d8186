import type { ComponentType } from 'react';
import type { Scope } from '../data/scope.ts';
import type { Call, Endpoint, Kind, Screen } from '../model.ts';
import type { ScreenProps } from './screen-props.ts';

/** A read that a screen will make as soon as it is drawn. */
export interface FirstCall {
  readonly endpoint: Endpoint;
  readonly input: Record<string, unknown>;
}

/** The chunk of one kind. `firstCall` lets its first request start before the first drawing. */
export interface KindModule<S extends Screen = Screen> {
  readonly default: ComponentType<ScreenProps<S>>;
  readonly firstCall?: (screen: S, scope: Scope) => FirstCall | undefined;
}

type KindLoaders = {
  [K in Exclude<Kind, 'custom'>]: () => Promise<KindModule<Extract<Screen, { kind: K }>>>;
};

/** Each kind is a chunk of its own: a list page carries no form engine. */
export const kinds: KindLoaders = {
  list: () => import('../list/list-screen.tsx'),
  grid: () => import('../edit-table/grid-screen.tsx'),
  form: () => import('../form/form-screen.tsx'),
  detail: () => import('../detail/detail-screen.tsx'),
  tabs: () => import('../tabs/tabs-screen.tsx'),
};

/** The call a screen loads its record or rows with, if its kind has one. */
export function loadCall(screen: Screen): Call | undefined {
  if (screen.kind === 'form') return screen.load;
  return 'source' in screen ? screen.source : undefined;
}
