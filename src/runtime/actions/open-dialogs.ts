import type { ReactNode } from 'react';
import type { Action, Endpoint, ScreenEntry, Values } from '../../../core/model.ts';
import type { Scope } from '../../../core/scope.ts';
import { t } from '../base/i18n/t.ts';
import { endpointOn } from '../base/page-settings.ts';
import { Store, useStore } from '../base/store.ts';

/** A yes/no question; all texts are already translated. */
export interface Question {
  readonly kind: 'question';
  /** Heading; when absent, the question is the heading. */
  readonly title?: string;
  readonly text: string;
  readonly cancel: string;
  readonly submit: string;
  readonly danger: boolean;
  /** What a field below the text is called: what is written there goes to `work`. */
  readonly note?: string | undefined;
  /** What yes does. The dialog stays open until it resolves to true: done, or refused each time. Never throws. */
  readonly work?: (note: string) => Promise<boolean>;
  readonly answer: (yes: boolean) => void;
  /** Aborted when the subject of the question no longer exists. */
  readonly about?: object;
}
/** A screen drawn over the current one. */
export interface ScreenDialog {
  readonly kind: 'screen';
  readonly entry: ScreenEntry;
  readonly params: Record<string, string>;
  readonly scope: Scope;
  readonly title: string;
  /** `call`: what the screen has done, if it tells. */
  readonly onDone: (call?: Endpoint) => void;
}
/** A hand-made widget drawn over the current screen. */
export interface WidgetDialog {
  readonly kind: 'widget';
  readonly widget: string;
  readonly props: Values;
  readonly scope: Scope;
  readonly title: string;
  readonly onDone: () => void;
}
/** Any component shown in a dialog, with the functions that close it. */
export interface Content {
  readonly kind: 'content';
  readonly title: string;
  readonly wide: boolean;
  readonly draw: (ways: { close(): void; done(): void }) => ReactNode;
  readonly answer: (done: boolean) => void;
}
/** The results of a run over several records; all texts are already translated. */
export interface Report {
  readonly kind: 'report';
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly reason: string }[];
  /** Advice on what the user can do about the failures. */
  readonly way?: { readonly label: string; run(): void };
}
/** A value that is shown only once; all texts are already translated. */
export interface Secret {
  readonly kind: 'secret';
  readonly title: string;
  readonly label: string;
  readonly help?: string;
  readonly value: string;
}
type Dialog = Question | ScreenDialog | WidgetDialog | Content | Report | Secret;
export type OpenDialog = Dialog & { readonly id: number };

const open = new Store<readonly OpenDialog[]>([]);
let last = 0;

/** Opens a dialog above those already open. */
export function openDialog(dialog: Dialog): void {
  open.set([...open.get(), { ...dialog, id: ++last }]);
}

export function closeDialog(id: number): void {
  open.set(open.get().filter((dialog) => dialog.id !== id));
}

/** Closes the questions about a subject that no longer exists; they resolve to no. */
export function withdraw(subject: object): void {
  for (const dialog of open.get()) {
    if (dialog.kind !== 'question' || dialog.about !== subject) continue;
    closeDialog(dialog.id);
    dialog.answer(false);
  }
}

/** Closes all dialogs, e.g. when the user leaves the page; open questions resolve to no. */
export function closeAllDialogs(): void {
  const closed = open.get();
  if (closed.length === 0) return;
  open.set([]);
  for (const dialog of closed)
    if (dialog.kind === 'question' || dialog.kind === 'content') dialog.answer(false);
}

/** Opens a form or detail over the current screen. */
export function openScreen(
  entry: ScreenEntry,
  params: Readonly<Record<string, unknown>>,
  scope: Scope,
  onDone: ScreenDialog['onDone'],
): void {
  const texts = Object.entries(params).map(([name, value]) => [name, String(value ?? '')]);
  const title = t(entry.title, { ...scope.row });
  openDialog({ kind: 'screen', entry, params: Object.fromEntries(texts), scope, title, onDone });
}

/** Asks and resolves to the answer. */
export function ask(question: Omit<Question, 'kind' | 'answer'>): Promise<boolean> {
  return new Promise((answer) => openDialog({ ...question, kind: 'question', answer }));
}

/**
 * Asks the declared confirmation and does `work` after yes; without one, at once. `values` fill the text, below which each
 * of `also` is a line.
 */
export async function askDeclared(
  { confirm, danger, note }: Pick<Action, 'confirm' | 'danger' | 'note'>,
  values: Record<string, unknown>,
  work?: Question['work'],
  also: readonly string[] = [],
): Promise<boolean> {
  if (confirm) {
    const question = t(confirm.text, values);
    const asked = also.length > 0 ? { title: question, text: also.join('\n') } : { text: question };
    const texts = { ...asked, cancel: t(confirm.cancel), submit: t(confirm.submit) };
    const noteLabel = note && endpointOn(note.endpoint) ? t(note.label) : undefined;
    return ask({ ...texts, danger: danger === true, note: noteLabel, ...(work ? { work } : {}) });
  }
  await work?.('');
  return true;
}

/** Opens content; resolves to true when it was completed, false when it was cancelled. */
export function openContent(content: Omit<Content, 'kind' | 'answer'>): Promise<boolean> {
  return new Promise((answer) => openDialog({ ...content, kind: 'content', answer }));
}

export function useOpenDialogs(): readonly OpenDialog[] {
  return useStore(open);
}
