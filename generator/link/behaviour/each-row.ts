import type { FormField as FieldDeclaration } from '../../../core/generated/language/declarations.ts';
import type { EachRow, Roles } from '../../../core/model.ts';
import type { Code } from '../../diagnostics/codes.ts';
import type { Placed } from '../context/declarations.ts';
import type { Resolver } from '../context/linker.ts';
import { linkCondition } from '../expressions/conditions.ts';
import type { Scope } from '../expressions/scope.ts';
import { linkCall } from './calls.ts';
import { invocationAt } from './parameters.ts';

interface EachRowContext {
  /** The scope with the row. */
  readonly scope: Scope;
  readonly seen: Roles;
  /** The problem that a call for several rows at once is. */
  readonly code: Code;
}

/** Links a call that is made once for each of several rows. */
export function linkEachRow(
  linker: Resolver,
  { value: { call, with: callValues, when }, place }: Placed<NonNullable<FieldDeclaration['removed']>>,
  { scope, seen, code }: EachRowContext,
): EachRow | undefined {
  const linked = linkCall(linker, invocationAt(place, 'call', call, callValues), scope, { seen });
  if (linked?.endpoint.declared.value.selection)
    linker.report(code, place.child('call'), `endpoint "${call}" takes a selection, not one row.`, {
      remedy: 'Name it as "call".',
    });
  const condition = when ? { when: linkCondition(linker, when, scope, place.child('when')) } : {};
  return linked ? { ...linked.call, ...condition } : undefined;
}
