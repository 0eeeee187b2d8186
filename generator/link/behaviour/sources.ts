import type { Call as DeclaredCall } from '../../../src/generated/language/declarations.ts';
import type { Call, Envelope, Roles } from '../../../src/runtime/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Linker } from '../context/linker.ts';
import type { Scope } from '../expressions/scope.ts';
import { linkCall } from './targets.ts';

const envelopes: Record<'many' | 'one', readonly Envelope[]> = {
  many: ['page', 'page-meta', 'list'],
  one: ['item'],
};

/** Links a call that a screen reads from: it must not change state, and answer rows or one record. */
export function linkSource(
  linker: Linker,
  declared: DeclaredCall,
  scope: Scope,
  { place, seen, rows }: { place: Place; seen: Roles; rows: 'many' | 'one' },
): { call: Call; endpoint: LinkedEndpoint } | undefined {
  const short = typeof declared === 'string';
  const id = short ? declared : declared.call;
  return linkCall(linker, id, short ? undefined : declared.with, scope, {
    place: short ? place : place.child('call'),
    withPlace: place.child('with'),
    seen,
    effect: 'read',
    envelopes: envelopes[rows],
  });
}
