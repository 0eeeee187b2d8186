import type { Value } from '../../../core/model.ts';
import { Place } from '../../diagnostics/place.ts';
import { isByDefault, valueAt } from '../../diagnostics/written.ts';
import { isObject, schemaAt } from '../../schema/json-schema.ts';
import type { Linker, Resolver } from '../context/linker.ts';
import type { NamedParameter } from '../context/notes.ts';
import { type Named, namedByValue, rowOf } from '../data/identity.ts';
import type { Scope } from '../expressions/scope.ts';
import type { Invocation } from './parameters.ts';

/** The place of a value: in "with", or that of the invocation when it is filled by name. */
export function placeOf({ place, values, valuesPlace }: Invocation, name: string): Place {
  return values && name in values ? valuesPlace.child(name) : place;
}

/** The key column that a value from the current row refers to. */
export function givenBy(linker: Resolver, value: Value, scope: Scope): Named {
  return isObject(value) && value.from === 'row' && scope.row
    ? namedByValue(linker, schemaAt(scope.row, String(value.path)))
    : undefined;
}

/** Whether a value from the current row belongs to the table whose key is expected. */
export function isOfTable(linker: Resolver, value: Value, { row }: Scope, expectedKey: string): boolean {
  const valueSchema =
    isObject(value) && value.from === 'row' && row ? schemaAt(row, String(value.path)) : undefined;
  const [entity = ''] =
    (valueSchema && valueSchema !== 'open' && linker.fieldOf.get(valueSchema)?.split('.')) || [];
  return linker.declarations.entities.get(entity)?.value.table === expectedKey.split('.')[0];
}

/** Records which key column a parameter of the screen's route refers to. */
export function noteRoute(
  linker: Resolver,
  { value, named, place }: { readonly value: Value; readonly named: string; readonly place: Place },
  { screen }: Scope,
): void {
  if (screen === undefined || !isObject(value) || value.from !== 'route') return;
  linker.notes.parameters.push({ screen, name: String(value.path), named, by: 'call', place });
}

/**
 * Reports route parameters that refer to different tables in the calls of the screen and in links to it. The table with
 * the most uses counts as correct; among equals, calls of the screen outweigh links to it, and links outweigh the call
 * of the parent record.
 */
export function checkParameters(linker: Linker): void {
  const byParameter = groupByParameter(linker.notes.parameters);
  for (const parameterUses of byParameter.values()) {
    if (!parameterUses.some(({ by }) => by === 'call')) continue;
    const weigh = (parameter: NamedParameter) =>
      parameterUses.filter(({ named }) => named === parameter.named).length * 4 +
      (parameter.by === 'call' ? 2 : 0) +
      (isOfParent(parameter) ? 0 : 1);
    const [first] = [...parameterUses].sort((firstUse, secondUse) => weigh(secondUse) - weigh(firstUse));
    for (const { named, by, name, screen, place } of parameterUses) {
      if (!first || named === first.named) continue;
      const text =
        by === 'call'
          ? `{${name}} is ${rowOf(first.named)} on this screen, and this call takes ${rowOf(named)}.`
          : `{${name}} of screen "${screen}" is ${rowOf(first.named)}, and it is given ${rowOf(named)}.`;
      linker.report('CAL-09', callBeside(place), text);
    }
  }
}

/** Where a value is given by default: the call that it is given to. */
function callBeside(place: Place): Place {
  const path = [...place.path.slice(0, -2), 'call'];
  const isCall = typeof valueAt(place.file.value, path) === 'string';
  return isCall && isByDefault(place) ? new Place(place.file, path) : place;
}

function groupByParameter(parameters: readonly NamedParameter[]) {
  const groups = new Map<string, NamedParameter[]>();
  for (const parameter of parameters) {
    const key = `${parameter.screen} ${parameter.name}`;
    groups.set(key, [...(groups.get(key) ?? []), parameter]);
  }
  return groups;
}

const isOfParent = ({ place }: NamedParameter) => place.path[0] === 'record';
