import { type ExplainedCondition, explainCondition } from '../../../core/conditions/explain.ts';
import { businessNow } from '../../../core/dates.ts';
import type { Condition } from '../../../core/model.ts';
import type { AskedLine } from '../../../core/studio.ts';
import { keysOf, pointer } from '../../diagnostics/pointer.ts';
import type { LinkedScreen } from '../../link/context/linked.ts';
import type { LinkedProduct } from '../../link/product/link-product.ts';
import { isObject } from '../../schema/json-schema.ts';
import { placesOf } from '../../tools/places.ts';
import { childOf } from '../grammar-at.ts';
import type { Asked } from './asked.ts';

/** What decides whether a part is shown, from the screen to the part; the places lead to what says it. */
export function shownLines(product: LinkedProduct, question: Asked): AskedLine[] {
  const screen = product.screens.find(({ place }) => place.file.path === question.shownFile);
  if (!screen) return [];
  const roles = rolesLine(product, question, screen.screen.roles, 'The screen');
  const nodes = nodesAround(screen, question);
  return [
    { ...roles, file: question.shownFile, pointer: '/roles' },
    ...nodes.flatMap(({ node, place }) => linesOf(product, question, node, place)),
  ];
}

interface Around {
  readonly node: unknown;
  /** `file#pointer` of its declaration. */
  readonly place: string;
}

/** The compiled nodes that the asked place is in, from the outermost. */
function nodesAround(linked: LinkedScreen, { file, pointer: askedPointer }: Asked): Around[] {
  const places = placesOf(
    linked,
    (place) => `${(place.file.written ?? place.file).path}#${pointer(place.path)}`,
  );
  return Object.entries(places)
    .filter(([path, place]) => path !== '' && `${file}#${askedPointer}/`.startsWith(`${place}/`))
    .map(([path, place]) => ({ node: path.split('.').reduce<unknown>(childOf, linked.screen), place }))
    .sort((a, b) => a.place.length - b.place.length);
}

function linesOf(product: LinkedProduct, question: Asked, node: unknown, place: string): AskedLine[] {
  if (!isObject(node)) return [];
  const [file = '', nodePointer = ''] = place.split('#');
  const name = keysOf(nodePointer).at(-1) ?? '';
  const conditions = (['when', 'enabled'] as const).flatMap((key): AskedLine[] => {
    const condition = node[key];
    if (!isCondition(condition)) return [];
    const head = key === 'when' ? `"${name}" is there when` : `"${name}" can be pressed when`;
    return conditionLine(product, question, condition, { head, file, pointer: `${nodePointer}/${key}` });
  });
  const roles = Array.isArray(node.roles)
    ? [{ ...rolesLine(product, question, node.roles, `"${name}"`), file, pointer: nodePointer }]
    : [];
  return [
    ...roles,
    ...lifecycleLines(product, question, nodePointer),
    ...conditions,
    ...callLines(product, question, node),
  ];
}

const isCondition = (value: unknown): value is Condition => isObject(value);

function rolesLine(
  { declarations }: LinkedProduct,
  { role }: Asked,
  roles: readonly unknown[] | 'public',
  subject: string,
): AskedLine {
  const names = declarations.app.value.roles;
  if (roles === 'public') return { says: `${subject} is for everybody.`, holds: true };
  const list = roles.map((id) => names[String(id)] ?? String(id)).join(', ');
  return {
    says: `${subject} is for ${list}; the preview is ${names[String(role)] ?? role}.`,
    holds: roles.includes(role),
  };
}

interface ConditionPlace {
  readonly head: string;
  readonly file: string;
  readonly pointer: string;
}

function conditionLine(
  { declarations }: LinkedProduct,
  { record, role }: Asked,
  condition: Condition,
  { head, ...place }: ConditionPlace,
): AskedLine[] {
  if (!record) return [{ says: `${head} its condition holds: no record is shown.`, ...place }];
  const { zone } = declarations.app.value.locale;
  const user = { id: 0, role, role_string: '', username: '' };
  const scope = { row: record, record, route: {}, query: {}, user };
  const explained = explainCondition(condition, scope, () => businessNow(zone));
  return [
    {
      says: `${head} ${wordsOf(explained)}.`,
      holds: explained.holds,
      ...place,
      parts: flat(explained.parts),
    },
  ];
}

const wordsOf = ({ says, parts }: ExplainedCondition) => (parts.length > 0 ? `${says} hold` : says);

function flat(
  parts: readonly ExplainedCondition[],
): readonly { readonly says: string; readonly holds: boolean }[] {
  return parts.flatMap(({ says, holds, parts: inner }) => [{ says, holds }, ...flat(inner)]);
}

/** The step of a lifecycle that an action takes: from which states. */
function lifecycleLines(product: LinkedProduct, { file, record }: Asked, nodePointer: string): AskedLine[] {
  const { declarations } = product;
  const declared = [...declarations.screens.values()].find(({ place }) => place.file.path === file);
  const action = keysOf(nodePointer).reduce<unknown>(childOf, declared?.value);
  const named = childOf(action, 'lifecycle');
  if (typeof named !== 'string') return [];
  const [id = '', step = ''] = named.split('.');
  const lifecycle = declarations.lifecycles.get(id);
  const declaredStep = lifecycle?.value.actions[step];
  if (!lifecycle || !declaredStep) return [];
  const { field, states } = lifecycle.value;
  const nameOf = (value: unknown) => states[String(value)]?.label ?? String(value);
  const from = declaredStep.from ?? Object.keys(states);
  const state = record?.[field];
  const isKnown = state !== undefined;
  return [
    {
      says: `The lifecycle "${id}" takes the step "${step}" from ${from.map(nameOf).join(', ')}${isKnown ? `; the record is ${nameOf(state)}` : ''}.`,
      ...(isKnown ? { holds: from.map(String).includes(String(state)) } : {}),
      file: lifecycle.place.file.path,
      pointer: `/actions/${step}`,
    },
  ];
}

/** The call of an action: who may make it, and whether every API has it. */
function callLines(
  product: LinkedProduct,
  question: Asked,
  node: Readonly<Record<string, unknown>>,
): AskedLine[] {
  const used = childOf(node.call, 'endpoint');
  const linked = product.endpoints.find(({ endpoint }) => endpoint === used);
  if (!linked) return [];
  const { id, declared } = linked;
  const { roles, extension, method, path } = declared.value;
  const place = { file: declared.place.file.path, pointer: pointer(['endpoints', id]) };
  const set = product.declarations.app.value.access[roles];
  return [
    { ...rolesLine(product, question, set ?? 'public', `Its call "${id}" (${method} ${path})`), ...place },
    ...(extension
      ? [{ says: `"${id}" is an extension: with an API that lacks it this is not there.`, ...place }]
      : []),
  ];
}
