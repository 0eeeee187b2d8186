import { evaluate as evaluateAt } from '../../../core/conditions/evaluate.ts';
import { businessNow } from '../../../core/dates.ts';
import type { Condition } from '../../../core/model.ts';
import type { Scope } from '../../../core/scope.ts';
import { product } from './product.ts';

/** Whether a condition holds now, by the clock of the product's zone. */
export function evaluate(condition: Condition, scope: Scope): boolean {
  return evaluateAt(condition, scope, () => businessNow(product().locale.zone));
}
