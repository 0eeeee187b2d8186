import type { DeclaredOperation, JsonSchema } from '../../core/declared.ts';
import { isRecord } from '../../core/record.ts';
import { notFound } from '../refusal.ts';
import { type Checks, prepareCheck } from './check.ts';
import { conditionsOf } from './filter.ts';
import { compileBatches, compileList, type Page } from './list.ts';
import { entityOf, planRead, readRow } from './read-plan.ts';
import { compileReport } from './report.ts';
import type { Entities, Inputs, Row } from './row.ts';
import { sourceValue } from './sources.ts';
import { compileActions } from './step-answers.ts';
import type { Work } from './work.ts';
import { compileWrite, type Done } from './write.ts';
import { compileWriteMany } from './write-many.ts';

/** What a call comes to, before its envelope: rows of a list, an item, or what a write has done. */
export type Outcome = Page | Row | Done | readonly Row[] | undefined;
export type Run = (work: Work, inputs: Inputs) => Promise<unknown>;

/**
 * Makes the function that answers an operation by its `resource`; all that can be known from the declarations is
 * resolved here, once. Throws when they contradict each other.
 */
export function compileResource(operation: DeclaredOperation, entities: Entities, checks: Checks = {}): Run {
  const { resource } = operation;
  if (!resource) throw new Error(`${operation.id} has no resource.`);
  const entity = entityOf(resource.entity, entities);
  const fields = fieldsOf(operation.answer.item);
  if (resource.do === 'list') return compileList(operation, resource, entity, entities, fields);
  if (resource.report) return compileReport(operation, resource.report, entity, entities);
  if (resource.do === 'actions') return compileActions(resource.entity);
  const { selection, step } = operation;
  const checked = prepareCheck(operation, entity, entities, checks);
  if (selection)
    return compileWriteMany({ selection, checked, ...(step && { step }) }, resource, entity, entities);
  if (resource.do !== 'get') return compileWrite(resource, entity, entities, fields, { step, checked });
  const plan = planRead(entity, fields, entities);
  return async (work, inputs) => {
    const key = resource.key ? sourceValue(resource.key, inputs, work.user) : undefined;
    if (key === undefined || key === null) throw notFound();
    const row = await readRow(work.db, plan, key, conditionsOf(resource.where, work, inputs));
    if (!row) throw notFound();
    return row;
  };
}

/** Makes the function that gives all rows of a list's or file's resource, some at a time. */
export function compileRows(
  operation: DeclaredOperation,
  entities: Entities,
): (work: Work, inputs: Inputs) => AsyncGenerator<readonly Row[]> {
  const { resource } = operation;
  if (resource?.do !== 'list' && resource?.do !== 'file')
    throw new Error(`${operation.id} is no list of a resource.`);
  const { entity: name, file } = resource;
  const entity = { ...entityOf(name, entities), ...(file?.sort && { sort: file.sort }) };
  const fields = file
    ? [...new Set(file.columns.map(({ path }) => path.split('.')[0] ?? path))]
    : fieldsOf(operation.answer.item);
  return compileBatches(operation, resource, entity, entities, fields);
}

/** The fields of an answer's item. */
export function fieldsOf(item: JsonSchema | undefined): string[] {
  const properties = item?.properties;
  return isRecord(properties) ? Object.keys(properties) : [];
}
