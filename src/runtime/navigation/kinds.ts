import type { ComponentType } from 'react';
import type { Call, Endpoint, Kind, Screen } from '../../../core/model.ts';
import type { Scope } from '../../../core/scope.ts';
import type { ScreenProps } from './screen-props.ts';

/** A read that a screen makes when it renders. */
export interface FirstCall {
  readonly endpoint: Endpoint;
  readonly input: Record<string, unknown>;
}

/** A kind's chunk. `firstCall` may begin before the first render; `preload` loads what only some screens have, never throws. */
export interface KindModule<S extends Screen = Screen> {
  readonly default: ComponentType<ScreenProps<S>>;
  readonly firstCall?: (screen: S, scope: Scope) => FirstCall | undefined;
  readonly preload?: (screen: S) => Promise<unknown>;
}

type CompiledKind = Exclude<Kind, 'custom'>;

/** The loader of each kind's chunk. */
export type KindLoaders = {
  readonly [K in CompiledKind]: () => Promise<KindModule<Extract<Screen, { kind: K }>>>;
};

let loaders: KindLoaders | undefined;

/** Registers the kinds, since they are in a higher room; called once, before the first render. */
export function setKinds(kindLoaders: KindLoaders): void {
  loaders = kindLoaders;
}

/** Loads the chunk of a kind. Throws before `setKinds` was called. */
export async function loadKind(kind: CompiledKind): Promise<KindModule> {
  if (!loaders) throw new Error('The runtime has no kinds yet: call setKinds first.');
  // Entry and screen are emitted from one declaration, so the component fits the screen.
  return (await loaders[kind]()) as unknown as KindModule;
}

/** The call that loads a screen's record or rows, if its kind has one. */
export function loadCall(screen: Screen): Call | undefined {
  if (screen.kind === 'form') return screen.load;
  return 'source' in screen ? screen.source : undefined;
}
