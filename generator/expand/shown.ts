import { isObject } from '../schema/json-schema.ts';
import { keyOf } from './entity.ts';
import { type Json, mapValues, objectAt, withDefaults, withoutNulls } from './json.ts';
import { fieldAt } from './noun.ts';
import { labelOf } from './words.ts';
import { ofApp, type World } from './world.ts';

/** The context of shown values: the entity of the row or record, and the path where its fields begin. */
export interface Rows {
  readonly entity: Json | undefined;
  /** Path of the rows inside the record, ending with a dot. */
  readonly prefix?: string;
  readonly world: World;
}

/** Completes columns. A number alone is the priority, a text the label. */
export function expandColumns(declared: Json, rows: Rows): Json {
  return mapValues(declared, (column, path) => {
    if (typeof column === 'number') return expandShown({ priority: column }, path, rows, ['width']);
    return isObject(column) || typeof column === 'string'
      ? expandShown(column, path, rows, ['width'])
      : column;
  });
}

/** Completes the values of a record. */
export function expandValues(declared: Json, rows: Rows): Json {
  return mapValues(declared, (valueDeclaration, path) =>
    isObject(valueDeclaration) || typeof valueDeclaration === 'string'
      ? expandShown(valueDeclaration, path, rows, [])
      : valueDeclaration,
  );
}

function expandShown(
  declared: Json | string,
  path: string,
  rows: Rows,
  extraKeys: readonly string[],
): Json | string {
  const declaration = typeof declared === 'string' ? { label: declared } : declared;
  const { width, ...cell } = 'cell' in declaration ? {} : cellOf(path, rows);
  const usual = {
    label: labelOf(path, rows.world.naming),
    ...cell,
    ...(extraKeys.includes('width') ? { width } : {}),
  };
  const options = { ...objectAt(cell, 'options'), ...objectAt(declaration, 'options') };
  const full = withDefaults(
    objectAt(declaration, 'options') ? { ...declaration, options } : declaration,
    usual,
  );
  const completedDeclaration = withoutNulls(full, ['options', 'width']);
  // Also in completed declarations, a label alone is written as a text.
  return Object.keys(completedDeclaration).length === 1 && typeof completedDeclaration.label === 'string'
    ? completedDeclaration.label
    : completedDeclaration;
}

/** The cell for a field with a special type; other fields get the default cell of their type later. */
function cellOf(path: string, { entity, prefix = '', world }: Rows): Json {
  const field = fieldAt(entity, `${prefix}${path}`, world);
  if (!field) return {};
  const isKey = path === 'id' || (prefix === '' && entity !== undefined && path === keyOf(entity));
  if (isKey && field.type === 'integer') return { cell: 'id', width: 72 };
  if (field.format === 'date') return { cell: 'date' };
  if (field.format === 'date-time') {
    const format = ofApp(world, 'dateTime');
    return { cell: 'date-time', options: format === undefined ? undefined : { format } };
  }
  if (field.html === true) return { cell: 'html' };
  // A message whose placeholders are filled from the field beside it.
  const params = path.replace(/(^|\.)message$/, '$1params');
  const filling = params === path ? undefined : fieldAt(entity, `${prefix}${params}`, world);
  if ([filling?.type].flat().includes('object')) return { cell: 'message', options: { params } };
  if (objectAt(field, 'store')?.file !== undefined) return { cell: 'image' };
  const isSwitch = Array.isArray(field.enum) && field.enum.join() === '0,1' && !field.choices;
  return isSwitch && /(^|\.)active$/.test(path) ? { cell: 'active' } : {};
}
