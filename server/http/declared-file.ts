import type { DeclaredOperation } from '../../core/declared.ts';
import { exportFile } from '../exports/index.ts';
import { compileRows, type Run } from '../resources/compile.ts';
import type { Entities } from '../resources/row.ts';
import { sourceValue } from '../resources/sources.ts';

/** Makes the function that answers a resource's file: all the rows that its query means, under the declared headings. */
export function compileFile(operation: DeclaredOperation, entities: Entities): Run {
  const file = operation.resource?.file;
  if (!file) throw new Error(`${operation.id} declares no file.`);
  const { name, by, ...sheet } = file;
  const rowsOf = compileRows(operation, entities);
  return async (work, inputs) => {
    const additions = by.map((source) => sourceValue(source, inputs, work.user) ?? '');
    const fullName = [name, ...additions].filter((part) => part !== '').join('-');
    const say = await work.speak();
    return exportFile({ ...sheet, name: fullName, separator: work.separator, say }, rowsOf(work, inputs));
  };
}
