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

/** A form that is filled step by step. */
export interface Steps {
  readonly shown: readonly Step[];
  /** The step on the screen, and its place among those. */
  readonly current: Step;
  readonly at: number;
  /** The last step that may be gone to without filling the ones before. */
  readonly reach: number;
  /** Goes to a step; the steps before it must be valid first. */
  choose(at: number): void;
  /** Enter and the main button: on to the next step, at the last one `save`. */
  submit(event: FormEvent, save: (event: FormEvent) => void): void;
}

/**
 * The steps of a form, undefined where it has none. The address keeps which one is shown (`?step=2`), in a dialog the
 * form itself; each step further is an entry of the browser's history, so that Back leads to the one before.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that asks for another step is put right once
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

  const choose = (target: number) => {
    const to = shown[target];
    if (!to) return;
    dismissErrors();
    for (const name of form.store.flush()) updateLinkedFields(form, name);
    const errors = errorsIn(form, shown.slice(at, target));
    if (errors.length > 0) return refuse(form, errors);
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
      if (at === shown.length - 1) return save(event);
      event.preventDefault();
      event.stopPropagation();
      choose(at + 1);
    },
  };
}

/** The first step with something to put right; the last one where all is well. */
function firstWrong(form: FormApi, shown: readonly Step[]): number {
  const wrong = shown.find((step) => errorsIn(form, [step]).length > 0);
  return (wrong ?? shown.at(-1))?.index ?? 0;
}

interface StepPlace {
  readonly asked: number;
  go(from: number, to: number): void;
  /** Says which step is shown instead of the one that is asked for. */
  correct(to: number): void;
}

/** Where it is kept which step is asked for, and how to go to another. */
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

/** Another step has the focus in its first field, or in the one that was led to. */
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
    // A keyboard on the screen would cover what the step is about.
    const isFine = window.matchMedia('(pointer: fine)').matches;
    const name = wanted.current ?? (isFine ? first : undefined);
    wanted.current = undefined;
    if (name) focusField(form, name);
    else document.getElementById(stepId(form))?.focus();
  }, [form, current]);
  return wanted;
}

/** Of what says which step is shown. */
export function stepId(form: Pick<FormApi, 'idOf'>): string {
  return form.idOf('(step)');
}

/** Whether an address differs from the one on the screen in the step alone. */
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
