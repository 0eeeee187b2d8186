import { businessDay, isPlace } from '../../core/dates.ts';
import type { DeclaredOperation } from '../../core/declared.ts';
import type { ExportColumn, ExportFormat } from '../../core/export/sheet.ts';
import type { Context } from '../calls/handler.ts';
import { exportFile } from '../exports/index.ts';
import { Refusal } from '../refusal.ts';
import { compileRows } from '../resources/compile.ts';
import { MAX_SIZE } from '../resources/list.ts';
import type { Entities, Inputs, Row } from '../resources/row.ts';
import { compileCheck } from './answer-check.ts';
import { schemasByName } from './sub-schemas.ts';

/** Body of a list's export, declared by the compiler (generator/link/data/export.ts). */
interface ExportBody {
  readonly format: ExportFormat;
  readonly columns: readonly ExportColumn[];
  readonly zone: string;
  readonly locale: string;
  /** The list's query without paging. */
  readonly query?: Row;
  /** Only these rows in this order, by the value of a field. */
  readonly only?: { readonly field: string; readonly values: readonly (string | number)[] };
}
type Run = (inputs: Inputs, context: Context) => Promise<unknown>;

/**
 * Makes the function that answers a list's export with all the rows that the list would show on its pages.
 * `pages` answers a page of a list that no generic resource answers.
 */
export function compileExport(list: DeclaredOperation, entities: Entities, pages: Run | undefined): Run {
  const batchesOf = pages ? rowsOfHandler(list, pages) : compileRows(list, entities);
  const check = compileCheck(list.answer.item);
  const declaredFields = new Set(schemasByName(list.answer.item?.properties).map(([name]) => name));
  return async ({ params, body }, context) => {
    // The body was validated by the rules that the compiler gives every export.
    const { format, columns, zone, locale, query, only } = body as unknown as ExportBody;
    columns.forEach(({ path }, columnIndex) => {
      refuseUnknown(path, `columns.${columnIndex}.path`, declaredFields);
    });
    if (only) refuseUnknown(only.field, 'only.field', declaredFields);
    const checkedBatches = checked(batchesOf(context, { params, query: query ?? {}, body: {} }), check);
    // An unknown zone is refused below.
    const name = `${list.id.split('.')[0]}-${businessDay(isPlace(zone, locale) ? zone : 'UTC')}`;
    return exportFile(
      { format, name, columns, zone, locale, separator: context.separator, say: await context.speak() },
      only ? pick(checkedBatches, only) : checkedBatches,
    );
  };
}

type Batches = AsyncGenerator<readonly Row[]>;
type BatchesOf = (context: Context, inputs: Inputs) => Batches;

/** A handler's list is read page by page. */
function rowsOfHandler({ paging }: DeclaredOperation, run: Run): BatchesOf {
  return async function* (context, inputs) {
    for (let page = 1, seen = 0; ; page++) {
      const size = paging?.size ? { [paging.size]: MAX_SIZE } : {};
      const query = { ...inputs.query, ...(paging && { [paging.page]: page, ...size }) };
      const answer = (await run({ ...inputs, query }, context)) as Row[] | { rows: Row[]; total: number };
      const rows = Array.isArray(answer) ? answer : answer.rows;
      seen += rows.length;
      yield rows;
      if (Array.isArray(answer) || !paging || rows.length === 0 || seen >= answer.total) return;
    }
  };
}

async function* checked(batches: Batches, check: ReturnType<typeof compileCheck>): Batches {
  for await (const rows of batches) yield rows.map((row) => check(row, 'row') as Row);
}

/** A list that searches and sorts in the browser sends the keys of its rows. */
async function* pick(batches: Batches, { field, values }: NonNullable<ExportBody['only']>): Batches {
  const positionsByKey = new Map(values.map((value, keyPosition) => [String(value), keyPosition]));
  const pickedRows: Row[] = [];
  for await (const rows of batches) {
    for (const row of rows) {
      const rowPosition = positionsByKey.get(String(row[field]));
      if (rowPosition !== undefined) pickedRows[rowPosition] = row;
    }
  }
  yield pickedRows.filter(Boolean);
}

function refuseUnknown(path: string, field: string, declaredFields: ReadonlySet<string>): void {
  const [first = ''] = path.split('.');
  if (!declaredFields.has(first))
    throw new Refusal('invalid', [{ field, message: 'The rows have no such field.' }]);
}
