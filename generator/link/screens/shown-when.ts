import type { Condition, FormField } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Placed } from '../context/declarations.ts';
import type { Reporter } from '../context/linker.ts';
import { testIn } from '../expressions/conditions.ts';
import { fieldsRead, outcomes } from '../expressions/outcomes.ts';
import type { Scope } from '../expressions/scope.ts';

type Conditional = FormField & { readonly when: Condition };

/**
 * Checks the conditions under which fields are shown, against each other and against the body's requirements: hidden
 * fields are not submitted.
 */
export function checkShownWhen(
  linker: Reporter,
  fields: readonly FormField[],
  declared: ReadonlyMap<string, Placed<unknown>>,
  scope: Scope,
): void {
  const hidden = new Map(fields.flatMap((field) => (isConditional(field) ? [[field.name, field]] : [])));
  for (const field of hidden.values()) {
    const place = declared.get(field.name)?.place.child('when');
    if (!place) continue;
    const circle = circleOf(field.name, hidden);
    // A circle is one problem, at its first field.
    if (circle && [...hidden.keys()].find((name) => circle.includes(name)) !== field.name) continue;
    if (circle) {
      const text =
        circle.length === 1
          ? `"${field.name}" decides itself whether it is shown: once hidden, it never comes back.`
          : `the fields decide about each other: ${[...circle, field.name].join(' -> ')}.`;
      linker.report('CND-05', place, text);
    } else {
      checkRequired(linker, field, scope, place);
      checkHiddenSources(linker, field, hidden, { scope, place });
    }
  }
}

function isConditional(field: FormField): field is Conditional {
  return field.when !== undefined;
}

/** The fields of a cycle of conditions; undefined when there is none. */
function circleOf(
  name: string,
  hidden: ReadonlyMap<string, Conditional>,
  way: readonly string[] = [],
): readonly string[] | undefined {
  const currentField = way.at(-1) ?? name;
  for (const dependency of fieldsRead(hidden.get(currentField)?.when)) {
    if (dependency === name) return way.length === 0 ? [name] : [name, ...way];
    if (!hidden.has(dependency) || way.includes(dependency)) continue;
    const circle = circleOf(name, hidden, [...way, dependency]);
    if (circle) return circle;
  }
  return undefined;
}

function checkRequired(linker: Reporter, field: Conditional, scope: Scope, place: Place): void {
  const { name, when, required, requiredWhen, needed } = field;
  const remedy =
    'Show the field always, or change what the form sends, the "body" of the call that "submit" names: ' +
    'take the field out of "required" there, or ask for it by "requiredWhen" on the same condition.';
  // What the form asks for by itself it asks for only while it shows it.
  if (needed !== undefined) return;
  if (required) {
    const text = `the body always asks for "${name}", and the form shows it only sometimes.`;
    linker.report('CND-06', testIn(place), text, { remedy });
    return;
  }
  if (!requiredWhen) return;
  const missed = outcomes({ all: [requiredWhen, { not: when }] }, scope);
  if (missed?.holds) {
    const text = `there are values with which the body asks for "${name}" and the form does not show it.`;
    linker.report('CND-06', testIn(place), text, { remedy });
  }
}

/** Reports a condition that never holds because the field it reads is hidden then, and so has no value. */
function checkHiddenSources(
  linker: Reporter,
  { when }: Conditional,
  hidden: ReadonlyMap<string, Conditional>,
  { scope, place }: { readonly scope: Scope; readonly place: Place },
): void {
  for (const source of fieldsRead(when)) {
    const hiddenSource = hidden.get(source);
    if (!hiddenSource) continue;
    const isEmpty: Condition = { field: source, exists: false };
    const outcome = outcomes({ all: [when, { any: [hiddenSource.when, isEmpty] }] }, scope);
    if (outcome && !outcome.holds) {
      const text = `this never holds: "${source}" is hidden then, and what is hidden has no value.`;
      linker.report('CND-02', testIn(place), text);
    }
  }
}
