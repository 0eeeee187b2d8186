import { keyOf, labelFieldOf } from './entity.ts';
import { type Json, objectAt, textAt } from './json.ts';
import { wordsOf } from './words.ts';
import { ofApp, type World } from './world.ts';

const SUFFIX = /-(list|add|edit|detail|report)$/;

/** Splits the id of a screen into its noun and its purpose: `book-edit` -> `book`, `edit`. */
export function nounOf(id: string): { noun: string; part: string | undefined } {
  const part = SUFFIX.exec(id)?.[1];
  return { noun: id.replace(SUFFIX, ''), part };
}

/** The name of the noun's key, as used in routes. */
function keyName(noun: string, world: World): string {
  const entity = world.entity(noun);
  return entity ? keyOf(entity) : 'id';
}

/** The default route of a screen: `book-edit` -> `/dashboard/book/edit/{id}` */
export function routeOf(id: string, world: World): string {
  const declared = textAt(world.screen(id), 'route');
  if (declared !== undefined) return declared;
  const { noun, part } = nounOf(id);
  const home = `${ofApp(world, 'route') ?? ''}/${noun}`;
  if (part === undefined || part === 'list') return home;
  return part === 'add' || part === 'report'
    ? `${home}/${part}`
    : `${home}/${part}/{${keyName(noun, world)}}`;
}

export function parametersOf(address: string): string[] {
  return [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/**
 * The default title: `book-list` -> Book, `book-add` -> Add new Book, `book-edit` -> Edit Book, `book-detail` -> Book
 * Detail, `book-report` -> Book Report
 */
export function titleOf(id: string, world: World): string {
  const declared = textAt(world.screen(id), 'title');
  if (declared !== undefined) return declared;
  const { noun, part } = nounOf(id);
  const words = wordsOf(noun, world.naming);
  if (part === 'add') return `Add new ${words}`;
  if (part === 'edit') return `Edit ${words}`;
  if (part === 'report') return `${words} Report`;
  return part === 'detail' ? `${words} Detail` : words;
}

/** The default parent of a screen: the list whose id is the longest prefix of its own. */
export function parentOf(id: string, world: World): string | undefined {
  if (id.endsWith('-list')) return undefined;
  const words = id.split('-');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const list = `${words.slice(0, length).join('-')}-list`;
    if (world.hasScreen(list)) return list;
  }
  return undefined;
}

/** The completed entity of the rows or record that a call answers. */
export function entityOfCall(call: Json | undefined, world: World): Json | undefined {
  const item = objectAt(call, 'answer')?.item;
  const id = typeof item === 'string' ? item : textAt(item, 'entity');
  const resource = textAt(call, 'resource', 'entity');
  const named = id ?? resource;
  return named === undefined ? undefined : world.fullEntity(named);
}

/** The field at a path, through references and lists of rows. */
export function fieldAt(entity: Json | undefined, path: string, world: World): Json | undefined {
  let current: Json | undefined;
  let owner = entity;
  for (const key of path.split('.')) {
    if (/^\d+$/.test(key)) continue;
    current = objectAt(owner, 'fields', key) ?? objectAt(owner, 'properties', key);
    const relatedEntityId = textAt(current, 'store', 'ref') ?? textAt(current, 'store', 'many');
    owner =
      relatedEntityId === undefined
        ? (objectAt(current, 'items') ?? current)
        : world.fullEntity(relatedEntityId);
  }
  return current;
}

/** Replaces `{label}` in a text by the placeholder of the field that labels a row. */
export function aboutRow(text: string, entity: Json | undefined): string {
  return entity ? text.replaceAll('{label}', `{${labelFieldOf(entity)}}`) : text;
}
