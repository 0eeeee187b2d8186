import { createContext, useContext } from 'react';
import type { FormScreen } from '../../../../core/model.ts';
import type { Row, Scope } from '../../../../core/scope.ts';
import type { FormLayout } from './form-layout.ts';
import type { FormStore } from './form-store.ts';
import { nested } from './paths.ts';

/** The form's interface for its fields. Constant while the form is mounted. */
export interface FormApi {
  readonly screen: FormScreen;
  readonly layout: FormLayout;
  readonly store: FormStore;
  /** The loaded record; absent for a new one. */
  readonly record?: Row;
  /** The scope without the form's values; `scopeOf` adds them. */
  readonly scope: Scope;
  /** Id of the control of a field. */
  idOf(name: string): string;
  /** Shows the step of a field; only in a form with steps. */
  readonly steps?: { reveal?: (name: string) => void };
  /** Called when a field's committed value has changed: rechecks the messages shown there. */
  recheck(name: string): void;
  /** Shows the present errors of these fields only; absent when rows are edited in a table. */
  check?(names: readonly string[]): void;
}

export const FormContext = createContext<FormApi | null>(null);

export function useForm(): FormApi {
  const api = useContext(FormContext);
  if (!api) throw new Error('A field is drawn outside a form.');
  return api;
}

/** Which section of a form with steps is on the screen; undefined in a form that shows all of them. */
export const StepContext = createContext<number | undefined>(undefined);

/** The scope with the form's committed values, for conditions and references. */
export function scopeOf(api: Pick<FormApi, 'scope' | 'store'>): Scope {
  return { ...api.scope, form: nested(api.store.values()) };
}
