import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isVisible } from '../../form/engine/declared-field.tsx';
import { focusField } from '../../form/engine/focus-field.ts';
import { reportOf } from '../../form/state/error-report.ts';
import type { FormApi } from '../../form/state/form-api.ts';
import { updateLinkedFields } from '../../form/state/linked-fields.ts';
import { refuse } from '../../form/submit/refuse.ts';
import { navigate, useAddress } from '../../navigation/address.tsx';
import { trailOf, withTrail } from '../../navigation/trail.ts';
import { dismissErrors } from '../../ui/toasts/notify.ts';
import { errorsIn, type Step, stepWith, useShownSteps } from './shown-steps.ts';

/** The state of a form with steps. */
export interface Steps {
  readonly visibleSteps: readonly Step[];
  /** The current step, and its index among the shown steps. */
  readonly current: Step;
  readonly stepIndex: number;
  /** The last step that can be opened without filling earlier ones. */
  readonly reach: number;
  /** Opens a step if all steps before it are valid. */
  choose(targetIndex: number): void;
  /** Enter and the main button: opens the next step; on the last step calls `save`. */
  submit(event: FormEvent, save: (event: FormEvent) => void, lock: (work: () => void) => void): void;
}

/** The steps of a form, if any. The current one is in the URL (`?step=2`), so that Back leads to it; in a dialog in state. */
export function useSteps(form: FormApi, inDialog: boolean): Steps | undefined {
  const visibleSteps = useShownSteps(form);
  const place = useStepPlace(inDialog);
  const [reach, setReach] = useState(() => firstWrong(form, visibleSteps));
  const allowed = visibleSteps.findLastIndex(({ index }) => index <= Math.min(place.requestedStep, reach));
  const stepIndex = Math.max(allowed, 0);
  const current = visibleSteps[stepIndex];

  const move = (to: Step) => {
    if (!current || to === current) return;
    setReach((previousReach) => Math.max(previousReach, to.index));
    place.go(current.index, to.index);
  };
  const { requestedStep, correct } = place;
  const shownAs = current?.index;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a URL with an unavailable step is corrected once
  useEffect(() => {
    if (shownAs !== undefined && requestedStep !== shownAs) correct(shownAs);
  }, [requestedStep, shownAs]);
  const requestedField = useStepFocus(form, current);
  useEffect(() => {
    if (!form.steps) return;
    form.steps.reveal = (name) => {
      const owner = stepWith(visibleSteps, name);
      if (!owner || owner === current) return;
      requestedField.current = name;
      move(owner);
    };
  });
  if (!current) return undefined;

  const isValidUntil = (target: number) => checkSteps(form, visibleSteps.slice(stepIndex, target));
  const choose = (target: number) => {
    const to = visibleSteps[target];
    if (!to || !isValidUntil(target)) return;
    form.store.setReport(reportOf([], []));
    move(to);
  };
  return {
    visibleSteps,
    current,
    stepIndex,
    reach,
    choose,
    submit(event, save, lock) {
      const isLast = stepIndex === visibleSteps.length - 1;
      // The last step is told in its own words before all of them are checked again.
      if (isLast && isValidUntil(visibleSteps.length)) return save(event);
      event.preventDefault();
      event.stopPropagation();
      if (isLast) lock(() => undefined);
      else choose(stepIndex + 1);
    },
  };
}

/** Whether these steps are valid; tells what is wrong. */
function checkSteps(form: FormApi, steps: readonly Step[]): boolean {
  dismissErrors();
  for (const name of form.store.flush()) updateLinkedFields(form, name);
  const errors = errorsIn(form, steps);
  if (errors.length > 0) refuse(form, errors);
  return errors.length === 0;
}

/** The first step with an error; the last one when all are valid. */
function firstWrong(form: FormApi, visibleSteps: readonly Step[]): number {
  const wrong = visibleSteps.find((step) => errorsIn(form, [step]).length > 0);
  return (wrong ?? visibleSteps.at(-1))?.index ?? 0;
}

interface StepPlace {
  readonly requestedStep: number;
  go(from: number, to: number): void;
  /** The message why another step is shown than the requested one. */
  correct(to: number): void;
}

/** Where the requested step is stored, and how to change it. */
function useStepPlace(inDialog: boolean): StepPlace {
  const { pathname, search, hash, state } = useAddress();
  const [localStep, setLocalStep] = useState(0);
  if (inDialog)
    return { requestedStep: localStep, go: (_from, to) => setLocalStep(to), correct: setLocalStep };
  const query = new URLSearchParams(search);
  const addressOf = (step: number) => {
    query.set('step', String(step + 1));
    return `${pathname}?${query}${hash}`;
  };
  return {
    requestedStep: Number(query.get('step') ?? 1) - 1,
    go(from, to) {
      const trail = trailOf(state);
      if (trail.at(-1) === to) return void navigate(-1);
      void navigate(addressOf(to), { state: withTrail(state, [...trail, from]) });
    },
    correct: (to) => void navigate(addressOf(to), { state, replace: true }),
  };
}

/** After a change of step, focuses the first field, or the one that was requested. */
function useStepFocus(form: FormApi, current: Step | undefined): { current: string | undefined } {
  const requestedField = useRef<string>(undefined);
  const last = useRef(current?.index);
  useEffect(() => {
    if (!current || last.current === current.index) return;
    last.current = current.index;
    const first = current.fields.find((name) => {
      const field = form.layout.fields.get(name);
      return field !== undefined && !field.readOnly && isVisible(form, field);
    });
    // An on-screen keyboard would cover the step.
    const isFine = window.matchMedia('(pointer: fine)').matches;
    const name = requestedField.current ?? (isFine ? first : undefined);
    requestedField.current = undefined;
    if (name) focusField(form, name);
    else document.getElementById(stepId(form))?.focus();
  }, [form, current]);
  return requestedField;
}

/** Of the query parameter. */
export function stepId(form: Pick<FormApi, 'idOf'>): string {
  return form.idOf('(step)');
}
