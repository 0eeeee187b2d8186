import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isVisible } from '../../form/engine/declared-field.tsx';
import { bodyToCheck } from '../../form/engine/form-body.ts';
import { validate } from '../../form/engine/form-validator.ts';
import type { FieldError } from '../../form/state/error-report.ts';
import type { FormApi } from '../../form/state/form-api.ts';

/** One step of a form: a section. */
export interface Step {
  /** Number among all declared steps, from 1, as in the URL. */
  readonly index: number;
  readonly title: string;
  readonly fields: readonly string[];
}

/** All declared steps. */
export function stepsOf({ screen, layout }: Pick<FormApi, 'screen' | 'layout'>): Step[] {
  if (!screen.isStepped) return [];
  return layout.sections.map(({ title = '', fields }, index) => ({ index, title, fields }));
}

/** The steps with visible fields; a step whose fields are all hidden is skipped. */
export function useShownSteps(form: FormApi): readonly Step[] {
  const declaredSteps = useMemo(() => stepsOf(form), [form]);
  const subscribe = useCallback((listener: () => void) => form.store.subscribe('values', listener), [form]);
  const visibleIndexes = useSyncExternalStore(subscribe, () =>
    declaredSteps.flatMap((step) => (asks(form, step) ? [step.index] : [])).join(),
  );
  return useMemo(
    () => declaredSteps.filter(({ index }) => visibleIndexes.split(',').includes(String(index))),
    [declaredSteps, visibleIndexes],
  );
}

function asks(form: FormApi, { fields }: Step): boolean {
  return fields.some((name) => {
    const field = form.layout.fields.get(name);
    return field !== undefined && isVisible(form, field);
  });
}

/** The errors in these steps, by the rules of the whole body. */
export function errorsIn(form: FormApi, steps: readonly Step[]): FieldError[] {
  const errors = validate(form.screen, bodyToCheck(form));
  return errors.filter(({ field }) => field !== undefined && stepWith(steps, field) !== undefined);
}

/** The step with a field, or with the field that contains a path. */
export function stepWith(steps: readonly Step[], name: string): Step | undefined {
  return steps.find(({ fields }) => fields.some((field) => name === field || name.startsWith(`${field}.`)));
}
