import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isVisible } from '../../form/engine/declared-field.tsx';
import { focusField } from '../../form/engine/focus-field.ts';
import { reportOf } from '../../form/state/error-report.ts';
import type { FormApi } from '../../form/state/form-api.ts';
import { updateLinkedFields } from '../../form/state/linked-fields.ts';
import { refuse } from '../../form/submit/use-submit.ts';
import { navigate, useAddress } from '../../navigation/address.tsx';
import { trailOf, withTrail } from '../../navigation/trail.ts';
import { dismissErrors } from '../../ui/toasts/notify.ts';
import { errorsIn, type Step, stepWith, useShownSteps } from './shown-steps.ts';

/** The state of a form with steps. */
export interface Steps {
  readonly shown: readonly Step[];
  /** The current step, and its index among the shown steps. */
  readonly current: Step;
  readonly at: number;
  /** The last step that can be opened without filling earlier ones. */
  readonly reach: number;
  /** Opens a step if all steps before it are valid. */
  choose(at: number): void;
  /** Enter and the main button: opens the next step; on the last step calls `save`. */
  submit(event: FormEvent, save: (event: FormEvent) => void): void;
}

/**
 * The steps of a form; undefined when it has none. The current step is in the URL (`?step=2`), in a dialog in local state. Each
 * step forward is a history entry, so that Back opens the previous step.
 */
export function useSteps(form: FormApi, inDialog: boolean): Steps | undefined {
  const shown = useShownSteps(form);
  const place = useStepPlace(inDialog);
  const [reach, setReach] = useState(() => firstWrong(form, shown));
  const allowed = shown.findLastIndex(({ index }) => index <= Math.min(place.asked, reach));
  const at = Math.max(allowed, 0);
  const current = shown[at];

  const move = (to: Step) => {
    if (!current || to === current) return;
    setReach((before) => Math.max(before, to.index));
    place.go(current.index, to.index);
  };
  const { asked, correct } = place;
  const shownAs = current?.index;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a URL with an unavailable step is corrected once
  useEffect(() => {
    if (shownAs !== undefined && asked !== shownAs) correct(shownAs);
  }, [asked, shownAs]);
  const wanted = useStepFocus(form, current);
  useEffect(() => {
    if (!form.steps) return;
    form.steps.reveal = (name) => {
      const owner = stepWith(shown, name);
      if (!owner || owner === current) return;
      wanted.current = name;
      move(owner);
    };
  });
  if (!current) return undefined;

  /** Tells what is wrong from the current step up to `target`. */
  const passes = (target: number) => {
    dismissErrors();
    for (const name of form.store.flush()) updateLinkedFields(form, name);
    const errors = errorsIn(form, shown.slice(at, target));
    if (errors.length > 0) refuse(form, errors);
    return errors.length === 0;
  };
  const choose = (target: number) => {
    const to = shown[target];
    if (!to || !passes(target)) return;
    form.store.setReport(reportOf([], []));
    move(to);
  };
  return {
    shown,
    current,
    at,
    reach,
    choose,
    submit(event, save) {
      const isLast = at === shown.length - 1;
      // The last step is told in its own words before all of them are checked again.
      if (isLast && passes(shown.length)) return save(event);
      event.preventDefault();
      event.stopPropagation();
      if (!isLast) choose(at + 1);
    },
  };
}

/** The first step with an error; the last one when all are valid. */
function firstWrong(form: FormApi, shown: readonly Step[]): number {
  const wrong = shown.find((step) => errorsIn(form, [step]).length > 0);
  return (wrong ?? shown.at(-1))?.index ?? 0;
}

interface StepPlace {
  readonly asked: number;
  go(from: number, to: number): void;
  /** The message why another step is shown than the requested one. */
  correct(to: number): void;
}

/** Where the requested step is stored, and how to change it. */
function useStepPlace(inDialog: boolean): StepPlace {
  const { pathname, search, hash, state } = useAddress();
  const [held, hold] = useState(0);
  if (inDialog) return { asked: held, go: (_from, to) => hold(to), correct: hold };
  const query = new URLSearchParams(search);
  const addressOf = (step: number) => {
    query.set('step', String(step + 1));
    return `${pathname}?${query}${hash}`;
  };
  return {
    asked: Number(query.get('step') ?? 1) - 1,
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
  const wanted = useRef<string>(undefined);
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
    const name = wanted.current ?? (isFine ? first : undefined);
    wanted.current = undefined;
    if (name) focusField(form, name);
    else document.getElementById(stepId(form))?.focus();
  }, [form, current]);
  return wanted;
}

/** Of the query parameter. */
export function stepId(form: Pick<FormApi, 'idOf'>): string {
  return form.idOf('(step)');
}

/** Whether an address differs from the current one in the step only. */
export function isOtherStep(
  here: Pick<Location, 'pathname' | 'search'>,
  there: Pick<Location, 'pathname' | 'search'>,
): boolean {
  const without = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => {
    const query = new URLSearchParams(search);
    query.delete('step');
    return `${pathname}?${query}`;
  };
  return without(here) === without(there);
}
