import type { Roles, Value, Values } from '../../../src/runtime/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { checkDataSchema } from '../../schema/check-data-schema.ts';
import { type JsonSchema, propertiesOf, requiredOf, schemaAt, typesOf } from '../../schema/json-schema.ts';
import { misfit, withoutNull } from '../../schema/misfit.ts';
import { takesValue } from '../../schema/rule-faults.ts';
import type { Declared, WidgetDeclaration } from '../context/declarations.ts';
import type { CallPart, LinkedWidget } from '../context/linked.ts';
import type { Linker, Reporter } from '../context/linker.ts';
import { refusedRoles, roleWords } from '../context/roles.ts';
import type { Scope } from '../expressions/scope.ts';
import { linkValues } from '../expressions/values.ts';
import { resolveCallPart } from './call-part.ts';
import type { Invocation } from './parameters.ts';

/** Links the contract of every widget; endpoints must be linked before. */
export function linkWidgets(linker: Linker): void {
  for (const declared of linker.declarations.widgets.values()) {
    const { id, value, place } = declared;
    linker.uses.note({ noun: 'widget', name: id, place: place.child('widget'), declares: true });
    const { props, parts } = propsOf(linker, declared);
    const edited = value.value && partOrSchema(linker, value.value, place.child('value'));
    linker.contracts.set(id, {
      ...{ id, declared, props },
      ...(edited ? { value: edited.schema } : {}),
      parts: { props: parts, ...(edited?.of ? { value: edited.of } : {}) },
    });
    for (const [index, text] of (value.texts ?? []).entries()) linker.text(text, place.child('texts', index));
    if (value.roles) linker.roles(value.roles, place.child('roles'));
    for (const [index, call] of (value.calls ?? []).entries())
      linker.endpoint(call, place.child('calls', index));
  }
  // A widget's calls count where the widget is used.
  linker.notes.called.clear();
}

function propsOf(
  linker: Linker,
  { value, place }: Declared<WidgetDeclaration>,
): { readonly props: JsonSchema; readonly parts: ReadonlyMap<string, CallPart> } {
  const declared = value.props ?? {};
  const properties: Record<string, JsonSchema> = {};
  const parts = new Map<string, CallPart>();
  for (const [name, schema] of Object.entries(declared)) {
    const found = partOrSchema(linker, schema, place.child('props', name));
    properties[name] = found.schema;
    if (found.of) parts.set(name, found.of);
  }
  for (const [index, name] of (value.required ?? []).entries()) {
    if (name in declared) continue;
    const text = `"${name}" is no prop of widget "${value.widget}".${didYouMean(name, Object.keys(declared))}`;
    linker.report('CAL-02', place.child('required', index), text);
  }
  const props = { type: 'object', additionalProperties: false, required: value.required ?? [], properties };
  return { props, parts };
}

/** What is written in full is checked; anything may stand where a report was made. */
function partOrSchema(
  linker: Linker,
  schema: JsonSchema,
  place: Place,
): { readonly schema: JsonSchema; readonly of?: CallPart } {
  const found = resolveCallPart(linker, schema, place);
  if (found && !found.of) checkDataSchema(schema, place, linker.problems);
  return found ?? { schema: {} };
}

type Use = Invocation & { readonly scope: Scope; readonly seen: Roles };

/** Checks what a part of a screen gives its widget, and gives the linked props. */
export function linkWidget(
  linker: Linker,
  invocation: Invocation,
  scope: Scope,
  seen: Roles,
): { widget: string; props?: Values } {
  const contract = linker.contracts.get(invocation.id);
  if (contract?.value)
    linker.report(
      'WGT-02',
      invocation.place,
      `widget "${contract.id}" edits a value: it is a field of forms.`,
      {
        remedy: 'Name it as "widget" of a form\'s field.',
      },
    );
  return linkUse(linker, invocation, scope, seen);
}

/** The same for a form's field, whose property of the body has this schema. */
export function linkFieldWidget(
  linker: Linker,
  invocation: Invocation,
  { scope, seen }: Pick<Use, 'scope' | 'seen'>,
  property: JsonSchema | undefined,
): { widget: string; props?: Values } {
  const contract = linker.contracts.get(invocation.id);
  if (contract && !contract.value)
    linker.report('WGT-02', invocation.place, `widget "${contract.id}" edits no value: it is no field.`, {
      remedy: 'Its contract says what it edits as "value".',
    });
  if (contract?.value && property)
    checkValue(linker, contract.value, property, {
      what: `what widget "${contract.id}" edits`,
      place: invocation.place,
    });
  return linkUse(linker, invocation, scope, seen);
}

/** Reports a value that the property of the body does not take, and one of the property that cannot be edited. */
export function checkValue(
  linker: Reporter,
  value: JsonSchema,
  property: JsonSchema,
  { what, place }: { readonly what: string; readonly place: Place },
): void {
  const given = misfit(value, property);
  const loaded = misfit(withoutNull(property), value);
  const at = (path: string) => (path === '' ? '' : ` at "${path}"`);
  if (given)
    linker.report('WGT-03', place, `${what} is none of the property${at(given.path)}: it ${given.text}.`);
  else if (loaded)
    linker.report('WGT-03', place, `the property is not ${what}${at(loaded.path)}: it ${loaded.text}.`);
}

/** Checks what a declaration gives a widget against its contract. */
function linkUse(
  linker: Linker,
  invocation: Invocation,
  scope: Scope,
  seen: Roles,
): { widget: string; props?: Values } {
  const { id: name, place, values: given, valuesPlace } = invocation;
  const use: Use = { ...invocation, scope, seen };
  linker.notes.widgets.add(name);
  linker.uses.note({ noun: 'widget', name, place });
  const values = linkValues(linker, given, scope, valuesPlace);
  const contract = linker.contracts.get(name);
  if (contract) {
    checkProps(linker, contract, values, use);
    checkSeen(linker, contract, use);
  } else {
    const known = [...linker.contracts.keys()];
    linker.report('REF-15', place, `no widget "${name}".${didYouMean(name, known)}`, {
      remedy: `Declare what it is given in ${name}.widget.json.`,
    });
  }
  return { widget: name, ...(given ? { props: values } : {}) };
}

function checkProps(linker: Reporter, { id, props }: LinkedWidget, values: Values, use: Use): void {
  const known = propertiesOf(props);
  for (const [name, value] of Object.entries(values)) {
    const at = use.valuesPlace.child(name);
    const wanted = known[name];
    if (!wanted) {
      const text = `widget "${id}" does not take "${name}".${didYouMean(name, Object.keys(known))}`;
      const remedy = `It takes: ${Object.keys(known).join(', ') || 'nothing'}.`;
      linker.report('CAL-02', at, text, { part: 'key', remedy });
      continue;
    }
    const wrongTypes = typesOfValue(value, use.scope).filter((type) => !allows(typesOf(wanted), type));
    if (wrongTypes.length === 0) {
      const isRefused = typeof value !== 'object' && value !== '' && !takesValue(wanted, value);
      if (isRefused)
        linker.report('WGT-01', at, `"${name}" of widget "${id}" is never ${JSON.stringify(value)}.`);
      continue;
    }
    const text = `"${name}" of widget "${id}" is ${typesOf(wanted).join(' or ')}, and this may be ${wrongTypes.join(' or ')}.`;
    linker.report('WGT-01', at, text);
  }
  for (const name of requiredOf(props)) {
    if (name in values) continue;
    const remedy = `Add "${name}" to its props.`;
    linker.report('CAL-03', use.place, `widget "${id}" needs "${name}", and nothing here gives it.`, {
      remedy,
    });
  }
}

/** JSON types that a value may have; empty when unknown. */
function typesOfValue(value: Value, scope: Scope): readonly string[] {
  if (value === null) return ['null'];
  if (typeof value === 'number') return [Number.isInteger(value) ? 'integer' : 'number'];
  if (typeof value !== 'object') return [typeof value];
  if (value.from === undefined) return ['array'];
  const { from, path } = value;
  if (from === 'route' || from === 'query') return ['string'];
  if (from === 'user') return path === 'role' ? ['integer'] : path === 'username' ? ['string'] : [];
  const schema = schemaAt(scope[from], path);
  return schema && schema !== 'open' ? typesOf(schema) : [];
}

function allows(wanted: readonly string[], type: string): boolean {
  return wanted.length === 0 || wanted.includes(type) || (type === 'integer' && wanted.includes('number'));
}

/** Roles that see the widget must be allowed to use it and to make its calls. */
function checkSeen(linker: Linker, { id, declared }: LinkedWidget, { place, seen }: Use): void {
  const { roles, calls = [] } = declared.value;
  const refuse = (refused: readonly number[] | 'the public', what: string) => {
    if (refused.length === 0) return;
    const text = `${roleWords(linker.declarations, refused)} would see this, but ${what}.`;
    linker.report('ROL-01', place, text, { remedy: 'Narrow "roles" here.' });
  };
  if (roles) {
    const allowed = linker.roles(roles, declared.place.child('roles'));
    refuse(refusedRoles(seen, allowed), `widget "${id}" is for others (roles "${roles}")`);
  }
  for (const call of calls) {
    linker.notes.called.add(call);
    const endpoint = linker.endpoints.get(call);
    if (!endpoint) continue;
    const refused = refusedRoles(seen, endpoint.endpoint.roles);
    refuse(
      refused,
      `widget "${id}" calls "${call}", which refuses (roles "${endpoint.declared.value.roles}")`,
    );
  }
}
