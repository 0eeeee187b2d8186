import type { Value } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import { Place } from '../../diagnostics/place.ts';
import { isByDefault, saidPlace, valueAt } from '../../diagnostics/written.ts';
import type { PathChecker, Reporter } from '../context/linker.ts';
import type { Scope } from '../expressions/scope.ts';
import { type DeclaredValues, linkValues, valueByName } from '../expressions/values.ts';

/** A declaration that names an endpoint or screen and gives it values: `"to": "book-edit", "with": {…}`. */
export interface Invocation {
  readonly id: string;
  readonly place: Place;
  readonly values: DeclaredValues | undefined;
  readonly valuesPlace: Place;
}

/** Reads an invocation from an object: the id from `key`, the values from `with`. */
export function invocationAt(
  place: Place,
  key: string,
  id: string,
  values: DeclaredValues | undefined,
): Invocation {
  return { id, place: place.child(key), values, valuesPlace: place.child('with') };
}

/** What lacks a value: the key of what names the call. A form that says nothing of its call gives it what its fields hold. */
export function holderOf(place: Place): Place {
  const { file, path } = place;
  if (path.at(-1) !== 'call' && path.at(-1) !== 'widget') return place;
  const isFormOfFields = path[0] === 'submit' && valueAt(file.value, ['fields']) !== undefined;
  return new Place(file, isFormOfFields && isByDefault(place) ? ['fields'] : path.slice(0, -1)).key;
}

/** Links the given values and fills missing parameters by name. `noun` names the target in messages. */
export function linkParameters(
  linker: PathChecker,
  { place, values, valuesPlace }: Invocation,
  { needed, noun }: { readonly needed: readonly string[]; readonly noun: string },
  scope: Scope,
): Record<string, Value> {
  const linked: Record<string, Value> = { ...linkValues(linker, values, scope, valuesPlace) };
  for (const name of needed) {
    if (name in linked) continue;
    const value = valueByName(name, scope);
    if (value === undefined) {
      const text = `${noun} needs the parameter "${name}", and nothing here gives it.`;
      linker.report('CAL-01', saidPlace(holderOf(place), 'route'), text, {
        remedy: scope.row
          ? `Add "with": { "${name}": … }.`
          : `Add "with": { "${name}": … }, or let the route of this screen take it: "…/{${name}}".`,
      });
    } else linked[name] = value;
  }
  return linked;
}

/** Reports values that the target does not accept. */
export function checkUnwanted(
  linker: Reporter,
  { values, valuesPlace }: Invocation,
  { wanted: acceptedNames, noun }: { readonly wanted: readonly string[]; readonly noun: string },
): void {
  for (const name of Object.keys(values ?? {})) {
    if (acceptedNames.includes(name)) continue;
    const text = `${noun} does not take "${name}".${didYouMean(name, acceptedNames)}`;
    const remedy = acceptedNames.length > 0 ? `It takes: ${acceptedNames.join(', ')}.` : 'It takes nothing.';
    linker.report('CAL-02', valuesPlace.child(name).key, text, { remedy });
  }
}
