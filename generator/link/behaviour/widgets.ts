import type { Roles, SingleValue, Value, ValueSource, Values } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { checkDataSchema } from '../../schema/check-data-schema.ts';
import { isObject, type JsonSchema, propertiesOf, requiredOf, schemaAt } from '../../schema/json-schema.ts';
import { misfit, misfitOfRules, withoutNull } from '../../schema/misfit.ts';
import { takesValue } from '../../schema/rule-faults.ts';
import type { Declared, WidgetDeclaration } from '../context/declarations.ts';
import type { CallPart, LinkedWidget } from '../context/linked.ts';
import type { Linker, Reporter } from '../context/linker.ts';
import { refusedRoles, roleWords } from '../context/roles.ts';
import type { Scope } from '../expressions/scope.ts';
import { linkValues } from '../expressions/values.ts';
import { resolveCallPart } from './call-part.ts';
import { wordsOf } from './given-values.ts';
import { holderOf, type Invocation } from './parameters.ts';

/** Links the contract of every widget. Call it after endpoints are linked. */
export function linkWidgets(linker: Linker): void {
  for (const declared of linker.declarations.widgets.values()) {
    const contract = linker.step('widget', declared, (recorder) => linkContract(recorder, declared));
    linker.contracts.set(contract.id, contract);
  }
  // The calls of a widget count as used where the widget is used.
  linker.notes.called.clear();
}

function linkContract(linker: Linker, declared: Declared<WidgetDeclaration>): LinkedWidget {
  const { id, value, place } = declared;
  linker.uses.note({ noun: 'widget', name: id, place: place.child('widget'), declares: true });
  const { props, parts } = propsOf(linker, declared);
  const edited = value.value && partOrSchema(linker, value.value, place.child('value'));
  for (const [index, text] of (value.texts ?? []).entries()) linker.text(text, place.child('texts', index));
  if (value.roles) linker.roles(value.roles, place.child('roles'));
  for (const [index, call] of (value.calls ?? []).entries())
    linker.endpoint(call, place.child('calls', index));
  return {
    id,
    declared,
    props,
    ...(edited ? { value: edited.schema } : {}),
    parts: { props: parts, ...(edited?.of ? { value: edited.of } : {}) },
  };
}

function propsOf(
  linker: Linker,
  { value, place }: Declared<WidgetDeclaration>,
): { readonly props: JsonSchema; readonly parts: ReadonlyMap<string, CallPart> } {
  const declared = value.props ?? {};
  const properties: Record<string, JsonSchema> = {};
  const parts = new Map<string, CallPart>();
  for (const [name, schema] of Object.entries(declared)) {
    const propPart = partOrSchema(linker, schema, place.child('props', name));
    properties[name] = propPart.schema;
    if (propPart.of) parts.set(name, propPart.of);
  }
  for (const [index, name] of (value.required ?? []).entries()) {
    if (name in declared) continue;
    const text = `"${name}" is no prop of widget "${value.widget}".${didYouMean(name, Object.keys(declared))}`;
    linker.report('CAL-02', place.child('required', index), text);
  }
  const props = { type: 'object', additionalProperties: false, required: value.required ?? [], properties };
  return { props, parts };
}

/** Checks a schema that is declared directly, or resolves a part of a call; after a problem any value is accepted. */
function partOrSchema(
  linker: Linker,
  schema: JsonSchema,
  place: Place,
): { readonly schema: JsonSchema; readonly of?: CallPart } {
  const callPart = resolveCallPart(linker, schema, place);
  if (callPart && !callPart.of) checkDataSchema(schema, place, linker.problems);
  return callPart ?? { schema: {} };
}

type Use = Invocation & { readonly scope: Scope; readonly seen: Roles };

/** Checks the values that a part of a screen gives its widget; returns the linked props. */
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
      { remedy: 'Name it as "widget" of a form\'s field.' },
    );
  return linkUse(linker, invocation, scope, seen);
}

/** Links the widget of a form's field; `schema` is that of its property in the body. */
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
      subject: `what widget "${contract.id}" edits`,
      place: invocation.place,
    });
  return linkUse(linker, invocation, scope, seen);
}

/**
 * Reports an edited value that the property of the body rejects, and a value of the property that the widget cannot
 * edit.
 */
export function checkValue(
  linker: Reporter,
  value: JsonSchema,
  property: JsonSchema,
  { subject, place }: { readonly subject: string; readonly place: Place },
): void {
  const valueFault = misfit(value, property);
  const propertyFault = misfit(withoutNull(property), value);
  const printPath = (path: string) => (path === '' ? '' : ` at "${path}"`);
  if (valueFault)
    linker.report(
      'WGT-03',
      place,
      `${subject} is none of the property${printPath(valueFault.path)}: it ${valueFault.text}.`,
    );
  else if (propertyFault)
    linker.report(
      'WGT-03',
      place,
      `the property is not ${subject}${printPath(propertyFault.path)}: it ${propertyFault.text}.`,
    );
}

/** Checks the use of a widget against its contract. */
function linkUse(
  linker: Linker,
  invocation: Invocation,
  scope: Scope,
  seen: Roles,
): { widget: string; props?: Values } {
  const { id: name, place, values: declaredValues, valuesPlace } = invocation;
  const use: Use = { ...invocation, scope, seen };
  linker.notes.widgets.add(name);
  linker.uses.note({ noun: 'widget', name, place });
  const values = linkValues(linker, declaredValues, scope, valuesPlace);
  const contract = linker.contracts.get(name);
  if (contract) {
    checkProps(linker, contract, values, use);
    checkSeen(linker, contract, use);
  } else {
    const widgetNames = [...linker.contracts.keys()];
    linker.report('REF-15', place, `no widget "${name}".${didYouMean(name, widgetNames)}`, {
      remedy: `Declare what it is given in ${name}.widget.json.`,
    });
  }
  return { widget: name, ...(declaredValues ? { props: values } : {}) };
}

function checkProps(linker: Reporter, { id, props }: LinkedWidget, values: Values, use: Use): void {
  const propSchemas = propertiesOf(props);
  for (const [name, value] of Object.entries(values)) {
    const propPlace = use.valuesPlace.child(name);
    const propSchema = propSchemas[name];
    if (!propSchema) {
      const text = `widget "${id}" does not take "${name}".${didYouMean(name, Object.keys(propSchemas))}`;
      const remedy = `It takes: ${Object.keys(propSchemas).join(', ') || 'nothing'}.`;
      linker.report('CAL-02', propPlace.key, text, { remedy });
      continue;
    }
    const fault = faultOf(value, propSchema, use.scope);
    if (!fault) continue;
    const text = `"${name}" of widget "${id}" ${fault.text}.`;
    linker.report('WGT-01', propPlace.child(...fault.keys), text, { remedy: wordsOf(fault.wanted) });
  }
  for (const name of requiredOf(props)) {
    if (name in values) continue;
    const remedy = `Add "${name}" to its props.`;
    linker.report(
      'CAL-03',
      holderOf(use.place),
      `widget "${id}" needs "${name}", and nothing here gives it.`,
      {
        remedy,
      },
    );
  }
}

interface Fault {
  /** Path from the given value to the wrong part. */
  readonly keys: readonly number[];
  /** The schema that this part should match. */
  readonly wanted: JsonSchema;
  readonly text: string;
}

/**
 * The mismatch between a value and the contract: constants are checked directly, references by the schema of their
 * possible values.
 */
function faultOf(value: Value, expectedSchema: JsonSchema, scope: Scope): Fault | undefined {
  if (typeof value !== 'object' || value === null)
    return takesValue(expectedSchema, value) ? undefined : makeFault(expectedSchema, JSON.stringify(value));
  if (value.from === undefined) return faultOfList(value.list, expectedSchema, scope);
  const givenSchema = schemaOf(value, scope);
  const mismatch = givenSchema && misfitOfRules(givenSchema, expectedSchema);
  const pathText = mismatch?.path ? ` at "${mismatch.path}"` : '';
  return (
    mismatch && {
      keys: [],
      wanted: expectedSchema,
      text: `takes something else${pathText}: this ${mismatch.text}`,
    }
  );
}

const makeFault = (expectedSchema: JsonSchema, printedValue: string): Fault => ({
  keys: [],
  wanted: expectedSchema,
  text: `is never ${printedValue}`,
});

/** Checks a list: its length, and its entries if all are constants. */
function faultOfList(
  list: readonly SingleValue[],
  expectedSchema: JsonSchema,
  scope: Scope,
): Fault | undefined {
  const isConstant = list.every((listValue) => typeof listValue !== 'object' || listValue === null);
  const { uniqueItems: _, ...counted } = expectedSchema;
  if (!takesValue(isConstant ? expectedSchema : counted, list))
    return makeFault(expectedSchema, isConstant ? JSON.stringify(list) : `a list of ${list.length}`);
  const items = isObject(expectedSchema.items) ? expectedSchema.items : {};
  for (const [index, listValue] of list.entries()) {
    const fault = faultOf(listValue, items, scope);
    if (fault)
      return { ...fault, keys: [index, ...fault.keys], text: `does not hold this: an entry ${fault.text}` };
  }
  return undefined;
}

/** The schema of a value from this source, if it is known at compile time. */
function schemaOf(
  { from, path }: Extract<Value, { from: ValueSource }>,
  scope: Scope,
): JsonSchema | undefined {
  if (from === 'route' || from === 'query') return { type: 'string' };
  if (from === 'user')
    return path === 'role' ? { type: 'integer' } : path === 'username' ? { type: 'string' } : undefined;
  const sourceSchema = schemaAt(scope[from], path);
  return sourceSchema === 'open' ? undefined : sourceSchema;
}

/** Reports roles that see the widget but may not use it or make its calls. */
function checkSeen(linker: Linker, { id, declared }: LinkedWidget, { place, seen }: Use): void {
  const { roles, calls = [] } = declared.value;
  const refuse = (refused: readonly number[] | 'the public', reason: string) => {
    if (refused.length === 0) return;
    const text = `${roleWords(linker.declarations, refused)} would see this, but ${reason}.`;
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
