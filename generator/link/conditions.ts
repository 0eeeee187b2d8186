import type { Condition as DeclaredCondition } from '../../src/generated/language/declarations.ts';
import type { Condition } from '../../src/runtime/model.ts';
import type { Place } from '../load/place.ts';
import { didYouMean } from '../shape/nearest.ts';
import { contradiction } from './contradictions.ts';
import type { Linker } from './linker.ts';
import { checkPath, type Scope } from './scope.ts';

const combinations = ['all', 'any', 'not'] as const;
const operands = ['field', 'user', 'route', 'now'] as const;
const tests = ['is', 'in', 'gt', 'gte', 'lt', 'lte', 'exists'] as const;

/** Checks a condition; its compiled form is the declared one, since the tree is closed. */
export function linkCondition(
  linker: Linker,
  condition: DeclaredCondition,
  scope: Scope,
  place: Place,
): Condition {
  const has = (keys: readonly (keyof DeclaredCondition)[]) => keys.filter((key) => key in condition);
  const [combined, operand, test] = [has(combinations), has(operands), has(tests)];
  const isCombination = combined.length === 1 && operand.length + test.length === 0;
  const isComparison = combined.length === 0 && operand.length === 1 && test.length === 1;
  if (!isCombination && !isComparison) {
    const found = Object.keys(condition).join(', ');
    linker.report(
      'CND-01',
      place,
      `found ${found}; expected all, any or not alone, or one operand with one test.`,
      {
        remedy: `Operands: ${operands.join(', ')}. Tests: ${tests.join(', ')}.`,
      },
    );
  }
  const clash = condition.all && contradiction(condition.all);
  if (clash) {
    const text = `"${clash[0]}" and "${clash[1]}" of the same value can never both hold, so neither does "all".`;
    linker.report('CND-02', place.child('all'), text, { remedy: 'Take one out, or say "any".' });
  }
  for (const key of ['all', 'any'] as const) {
    for (const [index, child] of (condition[key] ?? []).entries())
      linkCondition(linker, child, scope, place.child(key, index));
  }
  if (condition.not) linkCondition(linker, condition.not, scope, place.child('not'));
  if (condition.field !== undefined) checkField(linker, condition.field, scope, place.child('field'));
  if (condition.route !== undefined && !scope.route.includes(condition.route)) {
    const hint = didYouMean(condition.route, scope.route);
    linker.report('VAL-02', place.child('route'), `the route has no parameter "${condition.route}".${hint}`);
  }
  return condition as Condition;
}

/** In a form a condition is about what is typed, else about the record; elsewhere about the row. */
function checkField(linker: Linker, field: string, scope: Scope, place: Place): void {
  const [first = ''] = field.split('.');
  if (scope.form && first in ((scope.form.properties ?? {}) as object)) return;
  const schema = scope.row ?? scope.form;
  if (schema) checkPath(linker, schema, field, place, scope.form ? 'form' : 'row');
  else linker.report('VAL-02', place, `there is no row here that could have "${field}".`);
}
