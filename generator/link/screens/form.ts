import type { FormScreen as FormDeclaration } from '../../../core/generated/language/declarations.ts';
import type {
  Ask,
  CompiledBody,
  FormField,
  FormScreen,
  Roles,
  ScreenBase,
  Then,
  Value,
} from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { isByDefault } from '../../diagnostics/written.ts';
import { type Body, bodyOf, pickProperties } from '../../schema/body.ts';
import {
  isObject,
  type JsonSchema,
  propertiesOf,
  requiredOf,
  schemaAt,
  typesOf,
} from '../../schema/json-schema.ts';
import { linkActions } from '../behaviour/actions.ts';
import { linkCall, linkSource } from '../behaviour/calls.ts';
import { invocationAt } from '../behaviour/parameters.ts';
import { linkSlots } from '../behaviour/slots.ts';
import { stepOfRecord } from '../behaviour/step-of-record.ts';
import { linkThen } from '../behaviour/targets.ts';
import type { Declared } from '../context/declarations.ts';
import { type LinkedEndpoint, missingEndpoint } from '../context/linked.ts';
import type { Linker, Reporter, Resolver, Texts } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { parametersOf } from '../context/routes.ts';
import { namedByParameter } from '../data/identity.ts';
import { versionPathOf } from '../data/version.ts';
import { linkCondition } from '../expressions/conditions.ts';
import { checkPlaceholders } from '../expressions/paths.ts';
import type { Scope, Site } from '../expressions/scope.ts';
import { linkField } from '../parts/form-field.ts';
import { linkParentRecord } from '../parts/parent-record.ts';
import { linkShown, type ShownContext } from '../parts/shown.ts';
import {
  collectParts,
  type FormParts,
  linkCompared,
  linkNoticeOfForm,
  linkSections,
  linkSteps,
} from './form-parts.ts';
import { checkShownWhen } from './shown-when.ts';
import { submitLockOf } from './submit-lock.ts';

type DeclaredForm = Declared<FormDeclaration>;

export function linkForm(
  linker: Linker,
  declared: DeclaredForm,
  base: ScreenBase,
): { screen: FormScreen; form: Body } {
  const { value, place } = declared;
  const parts = collectParts(linker, value, place);
  const names = [...parts.fields.keys()];
  const route: Scope = { route: parametersOf(value.route), screen: base.id, seen: base.roles };
  const loaded = value.load
    ? linkSource(linker, value.load, route, { place: place.child('load'), seen: base.roles, rows: 'one' })
    : undefined;
  const record = loaded?.endpoint.item;
  const parentSite = { scope: route, seen: base.roles, place: place.child('record') };
  const parent = linkParentRecord(linker, value.record, parentSite);
  const target = writingCall(linker, declared);
  const form = formBody(linker, declared, target, names);
  const scope: Scope = {
    ...route,
    ...(record ? { row: record } : {}),
    form: target?.body?.schema ?? form.schema,
  };
  checkFieldNames(linker, parts, target);
  if (record) checkPlaceholders(linker, value.title, record, place.child('title'));
  const summary = linkSummary(linker, parts, { record, scope, answer: { endpoint: loaded?.call.endpoint } });
  const namedOf = (name: string) => target && namedByParameter(linker, target, name);
  const context = { scope, body: form.source, record, roles: base.roles, names, target, namedOf };
  const fields = [...parts.fields].map(([name, field]) => linkField(linker, name, field, context));
  checkShownWhen(linker, fields, parts.fields, scope);
  const saved = place.child('submit', 'call');
  checkSaved(linker, loaded?.endpoint, target, isByDefault(saved) ? place.child('load', 'call') : saved);
  const version = versionOfFields(versionPathOf(linker, record, target), fields);
  const step = stepOfRecord(linker, record, target);
  const label = loaded && labelOf(linker, loaded.endpoint, record, value.title);
  const screen: FormScreen = {
    ...base,
    kind: 'form',
    ...(loaded ? { load: loaded.call } : {}),
    ...parent.linked,
    ...linkNoticeOfForm(linker, parts, { scope, seen: base.roles }),
    ...(label === undefined ? {} : { label }),
    ...(version === undefined ? {} : { version }),
    ...(value.when ? { when: linkCondition(linker, value.when, scope, place.child('when')) } : {}),
    ...(step ? { step } : {}),
    ...linkOwnActions(linker, declared, { scope, seen: base.roles, place }),
    ...(summary.length > 0 ? { summary } : {}),
    fields,
    sections: linkSections(linker, parts, fields, { scope, seen: base.roles, place }),
    ...linkSteps(linker, value.bind, parts, place),
    ...linkSlots(linker, value.slots, { scope, seen: base.roles, place: place.child('slots') }),
    body: placeholderBody(form),
    submit: linkSubmit(linker, declared, { scope, seen: base.roles, names, asks: parts.asks }),
    ...linkCancel(linker, parts, scope, base.roles),
    ...linkCompared(linker, parts, { scope, seen: base.roles, place }),
    ...linkLeave(linker, value.leave, place.child('leave')),
    initial: initialOf(parts),
    lock: submitLockOf(linker.declarations.app.value.submitLock, base.id),
  };
  return { screen, form };
}

/** The values that a new record begins with. */
function initialOf({ fields }: FormParts): FormScreen['initial'] {
  const initial = [...fields].flatMap(([name, field]) =>
    field.value.initial === undefined ? [] : [[name, field.value.initial] as const],
  );
  return Object.fromEntries(initial);
}

/** The actions beside the heading: those of the loaded record. */
function linkOwnActions(
  linker: Linker,
  { value: { actions, load } }: DeclaredForm,
  site: Site,
): Pick<FormScreen, 'actions'> {
  if (!actions) return {};
  const place = site.place.child('actions');
  if (!load) linker.report('REF-07', place.key, 'the form loads no record that they could act on.');
  return { actions: linkActions(linker, actions, { ...site, place }) };
}

/** The values of the loaded record above the fields. */
function linkSummary(
  linker: Linker,
  { summary }: FormParts,
  context: ShownContext,
): NonNullable<FormScreen['summary']> {
  if (!summary) return [];
  if (!context.record)
    linker.report('REF-07', summary.place.key, 'the form loads no record that a summary could show.');
  return Object.entries(summary.value).map(([path, value]) =>
    linkShown(linker, path, { value, place: summary.place.child(path) }, context),
  );
}

/**
 * The path to the version of a record inside the answer; undefined unless fields are filled from that record, or hand-made
 * ones take their start from the answer.
 */
function versionOfFields(path: string | undefined, fields: readonly FormField[]): string | undefined {
  const holder = path?.split('.').slice(0, -1).join('.');
  const isFilled = ({ from, props = {} }: FormField) =>
    from?.startsWith(`${holder}.`) || Object.values(props).some((prop) => isOfRow(prop));
  return !holder || fields.some(isFilled) ? path : undefined;
}

const isOfRow = (value: Value): boolean =>
  typeof value === 'object' && value !== null && 'from' in value && value.from === 'row';

/**
 * The call that the form submits to. For a call that only reads it reports an error and returns undefined, so that the
 * fields are not checked against it.
 */
function writingCall(
  linker: Reporter & Pick<Linker, 'endpoints'>,
  { value, place }: DeclaredForm,
): LinkedEndpoint | undefined {
  const target = linker.endpoints.get(value.submit.call);
  if (target?.endpoint.effect !== 'read') return target;
  linker.report(
    'CAL-05',
    place.child('submit', 'call'),
    `endpoint "${target.id}" only reads: it saves nothing.`,
  );
  return undefined;
}

/** The field that labels the loaded record; undefined when the title has placeholders. */
function labelOf(
  linker: Linker,
  { resource, noun }: LinkedEndpoint,
  record: JsonSchema | undefined,
  title: string,
): string | undefined {
  const label = linker.entities.get(resource?.entity ?? noun)?.stored?.label;
  return label && !title.includes('{') && schemaAt(record, label) !== undefined ? label : undefined;
}

/** A placeholder; the emitted screen imports the body. */
function placeholderBody(form: Body): CompiledBody {
  return { schema: form.schema, validate: () => true, messages: form.messages };
}

/** The part of the endpoint's body that the form fills, without the values from `with`. */
function formBody(
  linker: Reporter,
  { value, place }: DeclaredForm,
  target: LinkedEndpoint | undefined,
  names: readonly string[],
): Body {
  const supplied = Object.keys(value.submit.with ?? {});
  const filled = names.filter((name) => !supplied.includes(name));
  const source = pickProperties(target?.body?.source ?? { type: 'object', properties: {} }, filled);
  return bodyOf(source, place.child('submit'), linker.problems);
}

function checkFieldNames(linker: Reporter, { fields }: FormParts, target: LinkedEndpoint | undefined): void {
  if (!target) return;
  const body = target.body?.schema;
  const propertyNames = Object.keys(propertiesOf(body));
  for (const [name, { place }] of fields) {
    if (body && schemaAt(body, name) !== undefined) continue;
    const text = `the body of endpoint "${target.id}" has no property "${name}".${didYouMean(name, propertyNames)}`;
    linker.report('REF-08', place.key, text, { remedy: `It has: ${propertyNames.join(', ') || 'none'}.` });
  }
}

/** Reports a form that submits to a call for another record than the one it has loaded. */
function checkSaved(
  linker: Resolver,
  loaded: LinkedEndpoint | undefined,
  target: LinkedEndpoint | undefined,
  place: Place,
): void {
  const [from, to] = [loaded?.resource?.entity, target?.resource?.entity];
  if (from === to && from && target?.resource?.do === 'create') {
    linker.report('CAL-09', place, `the form loads a record, and endpoint "${target.id}" makes another.`, {
      remedy: 'Submit to the call that changes it, or load what the new one begins with by "record".',
    });
    return;
  }
  if (!from || !to || target?.resource?.do !== 'update') return;
  const { entities } = linker.declarations;
  if (from === to || entities.get(from)?.value.table === entities.get(to)?.value.table) return;
  linker.report('CAL-09', place, `the form loads "${from}", and endpoint "${target.id}" changes "${to}".`);
}

interface SubmitContext {
  readonly scope: Scope;
  readonly seen: Roles;
  /** Names of the form's fields. */
  readonly names: readonly string[];
  readonly asks: FormParts['asks'];
}

function linkSubmit(
  linker: Resolver & Texts,
  { value, place }: DeclaredForm,
  { scope, seen, names, asks }: SubmitContext,
): FormScreen['submit'] {
  const { submit } = value;
  const submitPlace = place.child('submit');
  const tops = names.map((name) => name.split('.')[0] ?? name);
  const body = linker.endpoints.get(submit.call)?.body?.schema;
  // What is asked for under a misspelt name is told of at that name.
  const unknownNames = tops.filter((name) => !(name in propertiesOf(body)));
  const misspelt = requiredOf(body).filter((name) => unknownNames.some((other) => didYouMean(other, [name])));
  const supplied = [...tops, ...misspelt];
  const linked = linkCall(linker, invocationAt(submitPlace, 'call', submit.call, submit.with), scope, {
    seen,
    supplied,
  });
  const answer = linked?.endpoint.item;
  const thenScope = answer ? { ...scope, answer } : scope;
  const linkedSubmit = {
    call: linked?.call ?? { endpoint: missingEndpoint },
    label: linker.text(submit.label, submitPlace.child('label')),
    ...(submit.help ? { help: linker.text(submit.help, submitPlace.child('help')) } : {}),
    ...(submit.incomplete
      ? { incomplete: linker.text(submit.incomplete, submitPlace.child('incomplete')) }
      : {}),
    ...(asks
      ? {
          asks: asks.value.map((ask, askIndex) =>
            linkAsk(linker, { value: ask, place: asks.place.child(askIndex) }, scope, names),
          ),
        }
      : {}),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of the language; the value is no function
    then: linkLeaving(linker, submit.then, { scope: thenScope, seen, place: submitPlace.child('then') }),
  };
  return placed(linkedSubmit, submitPlace);
}

/** A value that is asked about is that of a field of the form; so is what it is compared with. */
function linkAsk(
  linker: Resolver & Texts,
  { value, place }: Pick<Declared<NonNullable<FormDeclaration['submit']['asks']>[number]>, 'value' | 'place'>,
  scope: Scope,
  names: readonly string[],
): Ask {
  const { field, gt, changed, days, when, text } = value;
  for (const [key, name] of [
    ['field', field],
    ['gt', gt],
  ] as const)
    if (typeof name === 'string' && !names.includes(name))
      linker.report('REF-07', place.child(key), `the form has no field "${name}".${didYouMean(name, names)}`);
  const asked = schemaAt(scope.form, field);
  if (gt !== undefined && isObject(asked) && !isOrdered(asked))
    linker.report(
      'OPT-05',
      place.child('field'),
      `"${field}" is neither number nor date, so nothing is greater.`,
    );
  return {
    field,
    ...(gt === undefined ? {} : { gt }),
    ...(changed ? { changed } : {}),
    ...(days === undefined ? {} : { days }),
    ...(when ? { when: linkCondition(linker, when, scope, place.child('when')) } : {}),
    text: linker.text(text, place.child('text')),
  };
}

function isOrdered(schema: JsonSchema): boolean {
  const types = typesOf(schema).filter((type) => type !== 'null');
  return (
    types.some((type) => type === 'integer' || type === 'number') || 'format' in schema || types.length === 0
  );
}

/** Links where a form leads. It has nothing to read again: what its call changes is read again by itself. */
function linkLeaving(linker: Resolver, then: Parameters<typeof linkThen>[1], site: Site): Then {
  if (then === 'reload' || Array.isArray(then))
    linker.report('USE-05', site.place, 'a form has nothing to read again.', {
      remedy: 'Say "stay" or "back".',
    });
  return linkThen(linker, then, site);
}

/** Links the source texts of the question before leaving a changed form. */
function linkLeave(linker: Texts, leave: FormDeclaration['leave'], place: Place): Pick<FormScreen, 'leave'> {
  if (!leave) return {};
  const { title, text, cancel, submit } = leave;
  return {
    leave: {
      text: linker.text(text, place.child('text')),
      ...(title === undefined ? {} : { title: linker.text(title, place.child('title')) }),
      ...(cancel === undefined ? {} : { cancel: linker.text(cancel, place.child('cancel')) }),
      ...(submit === undefined ? {} : { submit: linker.text(submit, place.child('submit')) }),
    },
  };
}

function linkCancel(
  linker: Resolver & Texts,
  { cancel }: FormParts,
  scope: Scope,
  seen: Roles,
): Pick<FormScreen, 'cancel'> {
  if (!cancel) return {};
  const { value, place } = cancel;
  const then = linkLeaving(linker, value.then ?? 'back', { scope, seen, place: place.child('then') });
  return { cancel: placed({ label: linker.text(value.label, place.child('label')), then }, place) };
}
