import type { ExampleAnswer } from '../../core/studio.ts';
import type { LinkedEndpoint } from '../link/context/linked.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import { isObject, type JsonSchema, mainType, propertiesOf } from '../schema/json-schema.ts';

/** Rows of a list that nothing answers yet. */
const ROWS = 3;
/** How deep an example is: what refers to itself ends. */
const DEPTH = 3;

/** What calls that read answer as edited, and the server does not know: whole calls, and fields of others. */
export function examplesOf(edited: LinkedProduct, onDisk: LinkedProduct | undefined): ExampleAnswer[] {
  const known = new Map(onDisk?.endpoints.map((linked) => [`${linked.id} ${linked.endpoint.path}`, linked]));
  return edited.endpoints.flatMap((linked): ExampleAnswer[] => {
    const { id, item, endpoint } = linked;
    if (!item || endpoint.method !== 'GET') return [];
    const before = known.get(`${id} ${endpoint.path}`);
    if (!before) {
      const whole = wholeAnswer(linked, item);
      return whole ? [{ path: endpoint.path, whole, fields: {} }] : [];
    }
    if (before.item === item) return [];
    const old = propertiesOf(before.item);
    const added = Object.entries(propertiesOf(item)).filter(([name]) => !(name in old));
    const fields = Object.fromEntries(added.map(([name, schema]) => [name, exampleOf(schema, 'Example')]));
    return added.length > 0 ? [{ path: endpoint.path, fields }] : [];
  });
}

function wholeAnswer({ endpoint, key = 'id' }: LinkedEndpoint, item: JsonSchema): object | undefined {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const row = exampleOf(item, `Example ${index + 1}`);
    return isObject(row) && typeof row[key] === 'number' ? { ...row, [key]: index + 1 } : row;
  });
  const numbers = { last_page: 1, total: ROWS, to: ROWS };
  switch (endpoint.envelope) {
    case 'page':
      return { data: { data: rows, ...numbers } };
    case 'page-meta':
      return { data: rows, meta: numbers };
    case 'list':
      return { data: rows };
    case 'item':
      return { data: rows[0] };
    default:
      return undefined;
  }
}

/** A value of a schema; a text says that it is an example. */
export function exampleOf(schema: JsonSchema, text: string, depth = DEPTH): unknown {
  if (Array.isArray(schema.enum)) return schema.enum.find((value) => value !== null);
  const { format, minimum, maxLength, minLength } = schema;
  switch (mainType(schema)) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return typeof minimum === 'number' ? Math.max(minimum, 1) : 1;
    case 'string':
      if (format === 'date') return '2026-01-15';
      if (format === 'date-time') return '2026-01-15T09:00:00Z';
      // What has its own form would not be one.
      return 'file' in schema || Number(minLength ?? 0) > text.length
        ? null
        : text.slice(0, typeof maxLength === 'number' ? maxLength : undefined);
    case 'object': {
      if (depth === 0) return null;
      const members = Object.entries(propertiesOf(schema));
      return Object.fromEntries(members.map(([name, member]) => [name, exampleOf(member, text, depth - 1)]));
    }
    case 'array':
      return [];
    default:
      return null;
  }
}
