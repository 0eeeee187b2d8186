import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { vi } from 'vitest';
import type { NodeView, SheetView } from '../../core/studio.ts';
import { partOf } from '../../tests/part-of.ts';
import { type Studio, StudioContext } from './use-studio.ts';

export const DIALOGS = [
  {
    what: 'role set',
    title: 'Role set',
    schema: { type: 'object', required: ['name'], properties: { name: { type: 'string', title: 'Name' } } },
    uiSchema: {},
  },
  { what: 'filter', title: 'Filter', schema: {}, uiSchema: {}, refusal: 'Choose a list first.' },
  {
    what: 'noun',
    title: 'Noun',
    schema: {
      type: 'object',
      properties: {
        roles: { type: 'string', oneOf: [{ const: 'staff', title: 'staff (Helper, Librarian)' }] },
      },
    },
    uiSchema: {},
  },
];
export const SHEET: SheetView = {
  name: 'supplier',
  columns: [
    { head: 'Name', name: 'name', type: 'text', required: true, reason: '2 different texts.', choices: [] },
    { head: 'Since', name: 'since', type: 'date', required: true, reason: '9 of 10 values.', choices: [] },
  ],
  count: 10,
  first: [],
  misfits: [{ line: 7, head: 'Since', value: 'soon', why: 'It is no date.' }],
};

/** A studio around parts of the page, and what they ask of it. */
export function around(part: ReactNode, more: Partial<Studio> = {}) {
  const change = vi.fn<Studio['change']>(async () => true);
  const answers: Readonly<Record<string, unknown>> = { dialogs: DIALOGS, sheet: SHEET };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    Response.json(answers[String(url).split('/').at(-1) ?? '']),
  );
  const studio = partOf<Studio>({
    state: partOf<Studio['state']>({ screens: [], zone: 'Asia/Jakarta' }),
    answers: new Map(),
    failure: '',
    isBusy: false,
    role: 2,
    choose: () => undefined,
    change,
    notePending: () => () => undefined,
    ...more,
  });
  render(createElement(StudioContext, { value: studio }, part));
  return change;
}

export const NODE = partOf<NodeView>({
  file: 'schemas/book/book-list.screen.json',
  pointer: '/columns/title',
  schema: { type: 'object', properties: { label: { type: 'string', title: 'label', description: 'Head.' } } },
  uiSchema: { 'ui:submitButtonOptions': { norender: true } },
  value: { label: 'A' },
});
