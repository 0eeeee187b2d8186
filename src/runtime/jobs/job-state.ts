import { isRecord } from '../../../core/record.ts';
import { t } from '../base/i18n/t.ts';
import type { Tone } from '../ui/toasts/toasts.tsx';

/** A job as its tray shows it. */
export interface JobState {
  readonly title: string;
  readonly state: 'queued' | 'running' | 'done' | 'partly' | 'failed' | 'cancelled';
  readonly done: number;
  readonly total: number | null;
  /** Source text, which `params` fill. */
  readonly message: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly problems: readonly JobProblem[];
  readonly problemCount: number;
  readonly file: string | null;
  readonly stopping: boolean;
}
export interface JobProblem {
  readonly line?: number;
  readonly about?: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const STATES = ['queued', 'running', 'done', 'partly', 'failed', 'cancelled'] as const;

/** Parses an answer; undefined when it contains no job. */
export function readJob(item: unknown): JobState | undefined {
  if (!isRecord(item)) return undefined;
  const state = STATES.find((stateName) => stateName === item.state);
  if (!state || typeof item.title !== 'string') return undefined;
  const problems = Array.isArray(item.problems) ? item.problems.filter(isProblem) : [];
  const counted = isRecord(item.counts) ? Number(item.counts.problems) : 0;
  return {
    title: item.title,
    state,
    done: typeof item.done === 'number' ? item.done : 0,
    total: typeof item.total === 'number' && item.total > 0 ? item.total : null,
    message: typeof item.message === 'string' ? item.message : null,
    params: isRecord(item.params) ? item.params : {},
    problems,
    problemCount: Math.max(problems.length, counted || 0),
    file: typeof item.result_name === 'string' ? item.result_name : null,
    stopping: item.cancel_requested === true,
  };
}

function isProblem(value: unknown): value is JobProblem {
  return isRecord(value) && typeof value.message === 'string';
}

export function hasEnded({ state }: JobState): boolean {
  return state !== 'queued' && state !== 'running';
}

/** Whether nothing is left to read or do, so that the card may disappear by itself. */
export function isPlain({ state, problemCount, file }: JobState): boolean {
  return (state === 'done' && problemCount === 0 && file === null) || state === 'cancelled';
}

/** The closing message and its severity. */
export function endNotice(state: JobState): { text: string; tone: Tone } {
  return { text: `${t(state.title)}: ${endText(state)}`, tone: toneOf(state) };
}

export function endText({ message, params }: JobState): string {
  return message ? t(message, params) : t('Done.');
}

export function toneOf({ state, problemCount }: JobState): Tone {
  if (state === 'failed') return 'error';
  if (state === 'partly' || (state === 'done' && problemCount > 0)) return 'warning';
  if (state === 'done') return 'success';
  return 'info';
}
