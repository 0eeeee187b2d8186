import type { Column } from '../../../core/snapshot.ts';
import { type JsonSchema, mainType } from '../../schema/json-schema.ts';

/** The JavaScript type that the server reads from a column (server/store/value-parsers.ts). */
export type ColumnKind = 'whole' | 'number' | 'text' | 'day' | 'instant' | 'boolean' | 'json' | 'bytes';

const kinds: Readonly<Record<string, ColumnKind>> = {
  smallint: 'whole',
  integer: 'whole',
  bigint: 'whole',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  text: 'text',
  'character varying': 'text',
  character: 'text',
  citext: 'text',
  name: 'text',
  uuid: 'text',
  inet: 'text',
  'time without time zone': 'text',
  date: 'day',
  'timestamp with time zone': 'instant',
  'timestamp without time zone': 'text',
  boolean: 'boolean',
  json: 'json',
  jsonb: 'json',
  bytea: 'bytes',
};

/** Array types that node-postgres parses; others have special formats. */
const lists = ['smallint[]', 'integer[]', 'text[]', 'character varying[]', 'uuid[]', 'boolean[]'];

/** The kind of a column, for an array that of its elements; undefined for an unsupported type, such as an interval. */
export function columnKind(column: Column): ColumnKind | undefined {
  const { type, values } = column;
  if (isList(column)) return lists.includes(type) ? kinds[type.slice(0, -2)] : undefined;
  return kinds[type] ?? (values ? 'text' : undefined);
}

export const isList = ({ type }: Column) => type.endsWith('[]');

/** The JSON types and text format that a schema may have for a column of each kind. */
const fitting: Readonly<Record<ColumnKind, { types: readonly string[]; format?: string; words: string }>> = {
  whole: { types: ['integer'], words: 'whole numbers' },
  number: { types: ['number'], words: 'numbers' },
  text: { types: ['string'], words: 'texts' },
  day: { types: ['string'], format: 'date', words: 'days' },
  instant: { types: ['string'], format: 'date-time', words: 'instants' },
  boolean: { types: ['boolean'], words: 'true and false' },
  json: { types: ['object', 'array', 'string', 'number', 'integer', 'boolean'], words: 'JSON' },
  bytes: { types: [], words: 'bytes' },
};

/**
 * Why values of a column do not fit a schema, as the end of a sentence ("column a.b holds …"); undefined if they fit. A
 * schema without a type fits.
 * @param writes the schema's values are stored in the column: integers fit a numeric column, dates fit a timestamp
 */
export function misfit(column: Column, schema: JsonSchema, writes: boolean): string | undefined {
  const type = mainType(schema);
  if (type === undefined) return undefined;
  const kind = columnKind(column);
  if (kind === undefined) return `holds "${column.type}", which no field can show`;
  const { types, format, words } = fitting[kind];
  if (isList(column)) return type === 'array' ? undefined : `holds lists of ${words}`;
  const isNumber = kind === 'whole' || kind === 'number';
  const isWider = isNumber && type === (writes ? 'integer' : 'number');
  if (!types.includes(type) && !isWider) return `holds ${words}`;
  const schemaFormat = schema.format;
  const isDayOfInstant = writes && kind === 'instant' && schemaFormat === 'date';
  const timeFormat = ['date', 'date-time'].find((candidate) => candidate === schemaFormat);
  if (format && timeFormat && timeFormat !== format && !isDayOfInstant) return `holds ${words}`;
  return undefined;
}
