import type { ComponentType } from 'react';
import type { Scope } from '../core/scope.ts';
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

type CompiledKind = Exclude<Kind, 'custom'>;

/** How each kind's chunk is loaded. */
export type KindLoaders = {
  readonly [K in CompiledKind]: () => Promise<KindModule<Extract<Screen, { kind: K }>>>;
};

let loaders: KindLoaders | undefined;

/** Gives the kinds to the navigation, which is a floor below them; called once, before anything is drawn. */
export function setKinds(given: KindLoaders): void {
  loaders = given;
}

/** Loads the chunk of a kind. Throws when it is asked before `setKinds`. */
export async function loadKind(kind: CompiledKind): Promise<KindModule> {
  if (!loaders) throw new Error('The runtime has no kinds yet: call setKinds first.');
  // The entry's kind and the screen's kind are emitted from one declaration, so the component fits the screen.
  return (await loaders[kind]()) as unknown as KindModule;
}

/** The call a screen loads its record or rows with, if its kind has one. */
export function loadCall(screen: Screen): Call | undefined {
  if (screen.kind === 'form') return screen.load;
  return 'source' in screen ? screen.source : undefined;
}
