import type { DeclaredEntity } from '../../../core/declared.ts';
import type { Table } from '../../../core/snapshot.ts';
import { typesOf } from '../../schema/json-schema.ts';
import type { Declared, EntityDeclaration, Placed } from '../context/declarations.ts';
import type { Reporter } from '../context/linker.ts';

/** Reports codes that are no text of a column of a table, and a second one: twins are marked by row. */
export function checkCodes(linker: Reporter, { value, place }: Declared<EntityDeclaration>): void {
  let first: string | undefined;
  for (const [name, field] of Object.entries(value.fields)) {
    if (!field.store?.code) continue;
    const codePlace = place.child('fields', name, 'store', 'code').key;
    const { code: _code, column: _column, ...others } = field.store;
    const types = typesOf(field).filter((type) => type !== 'null');
    const isText = types.join() === 'string' && !('format' in field);
    if (!value.table || !isText || Object.keys(others).length > 0)
      linker.report('ENT-06', codePlace, `"${name}" is no text in a column of a table.`);
    else if (first) linker.report('ENT-06', codePlace, `the code is "${first}" already.`);
    else first = name;
  }
}

/** Reports a code without its index, and an index over a code form whose field does not say that it is a code. */
export function checkCodeIndex(
  linker: Reporter,
  { place }: Placed<EntityDeclaration>,
  { table, fields }: DeclaredEntity,
  { view, codes = [] }: Table,
): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'column' || view || codes.includes(field.column) === (field.code === true)) continue;
    const column = `${table}.${field.column}`;
    const fieldPlace = place.child('fields', name);
    if (field.code)
      linker.report(
        'ENT-06',
        fieldPlace.child('store', 'code').key,
        `column ${column} is not unique in its code form.`,
        {
          remedy: `Add the index in a new migration: create unique index on ${table} (code_form(${field.column})).`,
        },
      );
    else
      linker.report(
        'ENT-06',
        field.column === name ? fieldPlace : fieldPlace.child('store').key,
        `column ${column} is unique in its code form, and "code" is not said.`,
      );
  }
}
