import { pointer } from '../../diagnostics/pointer.ts';
import { formatProblems } from '../../diagnostics/problems.ts';
import { applied } from '../../edit/apply.ts';
import type { AddOperation } from '../../edit/operations.ts';
import { Refused } from '../../edit/refused.ts';
import type { LinkedProduct } from '../../link/product/link-product.ts';
import type { Sources } from '../../load/load-product.ts';
import type { Project } from '../../project.ts';
import { isObject } from '../../schema/json-schema.ts';
import { filterAdditions } from '../names-at.ts';
import { type Filterable, type FilteredList, filterables, filteredList, labelOfEnd } from './filterable.ts';
import type { Made } from './made.ts';
import { type Said, saidText } from './read-answers.ts';
import { taking } from './taking.ts';

/** A filter of a list: the parameter of its call, the condition of the rows, and what is drawn. Throws Refused. */
export function newFilter(project: Project, sources: Sources, product: LinkedProduct, answers: Said): Made {
  const list = filteredList(product, answers.file);
  const name = saidText(answers, 'field');
  const chosen = filterables(product, list).find((filterable) => filterable.name === name);
  if (!chosen) throw new Refused(`The list is filtered by "${name}" already, or cannot be.`, 'unknown-name');
  const ofCall = chosen.taken ? taking(sources, list, chosen.taken) : [];
  const file = list.screen.place.file.path;
  const place = `/filters${pointer([chosen.param])}`;
  const value = drawn(begun(project, applied(sources, ofCall).files, list, chosen), chosen, answers);
  const screen = JSON.parse(sources.get(file) ?? '{}') as object;
  const ofScreen: AddOperation =
    'filters' in screen
      ? { op: 'add', file, pointer: place, value }
      : {
          op: 'add',
          file,
          pointer: '/filters',
          value: { [chosen.param]: value },
          ...('columns' in screen ? { before: 'columns' } : {}),
        };
  return { operations: [...ofCall, ofScreen], title: `new filter ${name}`, file, pointer: place };
}

/** The filter as it begins once the call takes its parameter. Throws Refused. */
function begun(project: Project, files: Sources, { screen }: FilteredList, { param }: Filterable): object {
  const { product, problems } = project.analyse(files);
  const addition = product && filterAdditions(product, screen.value).find(({ key }) => key === param);
  if (!addition) throw new Refused(formatProblems(problems.sorted(), 'all'), 'does-not-compile');
  return Object(addition.empty);
}

/** The filter with what the dialog says of it, in the order of the grammar. */
function drawn(filter: object, filterable: Filterable, { label, values }: Said): object {
  const end = filterable.taken?.end;
  const named = Object.fromEntries(
    Object.entries(filterable.unnamed).map(([value, name]) => {
      const saidName = isObject(values) ? values[value] : undefined;
      return [value, typeof saidName === 'string' && saidName !== '' ? saidName : name];
    }),
  );
  return {
    ...(typeof label === 'string' && label.trim() !== '' ? { label: label.trim() } : {}),
    ...filter,
    ...(end === undefined ? {} : { range: { end, label: labelOfEnd(end) } }),
    ...(Object.keys(named).length > 0 ? { choices: named } : {}),
  };
}
