import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { NodeView } from '../../core/studio.ts';
import { partOf } from '../../tests/part-of.ts';
import { ConditionPanel } from './condition/condition-panel.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { NodeActions } from './outline/node-actions.tsx';
import { Outline } from './outline/outline.tsx';
import type { View } from './preview/use-stage.ts';
import { sharedState } from './shared-state.ts';
import { Problems } from './strip/problems.tsx';
import { Strip } from './strip/strip.tsx';
import { around, NODE } from './testing.ts';
import { TopBar } from './top-bar.tsx';
import { type Studio, StudioContext, useHistory } from './use-studio.ts';

it('the record that a condition compares with is seen by its name, and found by it', async () => {
  const user = userEvent.setup();
  const file = 'schemas/book/book-list.screen.json';
  const written = { row: { lend: { when: { field: 'author_id', is: 2 } } } };
  const records = { path: '/api/book/authors', value: 'id', label: 'name' };
  const node = partOf<NodeView>({
    file,
    pointer: '/row/lend/when',
    order: ['all', 'any', 'not', 'field', 'is'],
    schema: { properties: { field: { enum: ['author_id'] } } },
    compared: { author_id: { kind: 'number', choices: [], records } },
  });
  const authors = {
    data: [
      { id: 1, name: 'Austen' },
      { id: 2, name: 'Woolf' },
    ],
  };
  const change = around(<ConditionPanel node={node} />, {
    chosen: { file, pointer: node.pointer },
    tree: { file, kind: 'screen', written, full: written },
    answers: new Map([[records.path, authors]]),
  });
  const box = screen.getByRole('combobox', { name: 'Value' });
  expect(box).toHaveProperty('value', 'Woolf · 2');
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: 'Austen · 1' }));
  expect(change.mock.calls.at(-1)?.[1]).toMatchObject({
    operations: [{ value: { field: 'author_id', is: 1 } }],
  });
});

it('a test that is begun is held back until it is whole, and says what it lacks in plain words', async () => {
  const user = userEvent.setup();
  const file = 'schemas/book/book-list.screen.json';
  const written = { when: {} };
  const records = { path: '/api/book/authors', value: 'id', label: 'name' };
  const node = partOf<NodeView>({
    file,
    pointer: '/when',
    order: ['all', 'any', 'not', 'field', 'is'],
    schema: { properties: { field: { enum: ['author_id'] } } },
    compared: { author_id: { kind: 'number', choices: [], records, title: 'Author' } },
  });
  const change = around(<ConditionPanel node={node} />, {
    tree: { file, kind: 'screen', written, full: written },
    answers: new Map([[records.path, { data: [{ id: 1, name: 'Austen' }] }]]),
  });
  expect(screen.getByText(/^Choose a field\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Field' }));
  await user.click(await screen.findByRole('option', { name: 'Author (author_id)' }));
  expect(screen.getByText(/^Choose a record\./)).toBeTruthy();
  const box = screen.getByRole('combobox', { name: 'Value' });
  expect([box.getAttribute('type'), box.getAttribute('value')]).toEqual(['text', '']);
  expect(change).not.toHaveBeenCalled();
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: 'Austen · 1' }));
  expect(change.mock.calls[0]?.[1]).toMatchObject({
    operations: [{ value: { field: 'author_id', is: 1 } }],
  });
});

it('a condition stands in the inspector once, and Discard says that Undo brings the edits back', async () => {
  const user = userEvent.setup();
  const file = 'schemas/book/book-list.screen.json';
  const written = { when: { field: 'lent', is: 0 } };
  const node = partOf<NodeView>({
    ...NODE,
    file,
    pointer: '/when',
    order: ['all', 'any', 'not', 'field', 'is'],
    parts: [{ key: 'all', description: 'All of them.', isWritten: false, empty: [] }],
    shownTexts: [],
  });
  const say = vi.fn<Studio['say']>();
  const state = {
    screens: [],
    zone: 'Asia/Jakarta',
    difference: '+',
    undo: '',
    redo: '',
    problems: [],
    conflicts: [],
  };
  const page = (
    <NodeActions>
      <Inspector shownScreen={undefined} />
      <Strip />
    </NodeActions>
  );
  around(page, {
    chosen: { file, pointer: '/when' },
    tree: { file, kind: 'screen', written, full: written },
    node,
    say,
    state: partOf<Studio['state']>(state),
  });
  expect(screen.getAllByRole('combobox', { name: 'Field' })).toHaveLength(1);
  expect(screen.queryByRole('textbox', { name: 'label' })).toBeNull();
  expect(screen.queryByText('Parts')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Discard/ }));
  await waitFor(() => expect(say).toHaveBeenCalledWith('Discarded. Undo brings the edits back.'));
});

it('undo says what it took back, and also takes back the edit that is under way', async () => {
  const user = userEvent.setup();
  const say = vi.fn<Studio['say']>();
  function Undoing() {
    const { undo } = useHistory();
    return (
      <button type="button" onClick={() => void undo()}>
        Take back
      </button>
    );
  }
  const show = (undo: string, isBusy: boolean) =>
    around(<Undoing />, { say, isBusy, state: partOf<Studio['state']>({ undo, redo: '' }) });
  const press = async () =>
    user.click(screen.getAllByRole('button', { name: 'Take back' }).at(-1) ?? document.body);
  show('', false);
  await press();
  expect(say).not.toHaveBeenCalled();
  show('move title', false);
  await press();
  await waitFor(() => expect(say).toHaveBeenLastCalledWith('Undone: move title'));
  show('', true);
  await press();
  await waitFor(() => expect(say).toHaveBeenLastCalledWith('Undone'));
});

it('in the outline Right opens what has parts, and stays on what has none', async () => {
  const user = userEvent.setup();
  const choose = vi.fn<Studio['choose']>();
  const written = { title: 'Books', columns: { name: {} } };
  const page = (
    <NodeActions>
      <Outline />
    </NodeActions>
  );
  around(page, {
    chosen: { file: 'schemas/book/book-list.screen.json', pointer: '/title' },
    tree: { file: '', kind: 'screen', written, full: written },
    state: partOf<Studio['state']>({ problems: [] }),
    choose,
  });
  screen.getByRole('tree').focus();
  await user.keyboard('{ArrowRight}');
  expect(choose).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ pointer: '/columns' }));
});

it('a file is found by words however its name joins them, and screens stand first', async () => {
  const user = userEvent.setup();
  const file = (path: string, kind: string) => ({ path: `schemas/${path}.json`, kind, isChanged: false });
  const title = { kind: 'list', route: '/', roles: [] };
  around(
    <TopBar
      view={partOf<View>({ role: undefined, language: '', state: 'data', width: 1280, mode: 'light' })}
      record="1"
      hasRecord={false}
      onView={() => undefined}
      onRecord={() => undefined}
    />,
    {
      state: partOf<Studio['state']>({
        roles: [],
        languages: [],
        screens: [
          { ...title, id: 'product-list', title: 'Goods', file: 'schemas/product-list.screen.json' },
          { ...title, id: 'loan-list', title: 'Loans', file: 'schemas/loan-list.screen.json' },
        ],
        files: [
          file('locales/id', 'locale'),
          file('product-list.screen', 'screen'),
          file('loan-list.screen', 'screen'),
        ],
      }),
    },
  );
  const box = screen.getByRole('combobox', { name: 'Screen or file' });
  await user.click(box);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Goods · product-list',
    'Loans · loan-list',
    'id',
  ]);
  await user.type(box, 'Product  List');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Goods · product-list',
  ]);
});

it('what is typed to find a file stays while the studio looks for edits of others', async () => {
  const user = userEvent.setup();
  const earlier = partOf<Studio['state']>({
    roles: [],
    languages: [],
    screens: [],
    files: [{ path: 'schemas/book/book.entity.json', kind: 'entity', isChanged: false }],
  });
  const page = (state: Studio['state']) => (
    <StudioContext
      value={partOf<Studio>({ state, chosen: { file: 'schemas/book/book.entity.json', pointer: '' } })}
    >
      <TopBar
        view={partOf<View>({ role: undefined, language: '', state: 'data', width: 1280, mode: 'light' })}
        record="1"
        hasRecord={false}
        onView={() => undefined}
        onRecord={() => undefined}
      />
    </StudioContext>
  );
  const { rerender } = render(page(earlier));
  const box = screen.getByRole('combobox', { name: 'Screen or file' });
  await user.clear(box);
  await user.type(box, 'loa');
  rerender(page(sharedState(structuredClone(earlier), earlier)));
  rerender(page({ ...structuredClone(earlier), version: 2 }));
  expect(box).toHaveProperty('value', 'loa');
});

it('takes nothing for another part than the chosen one, whose form is not there yet', () => {
  const node = partOf<NodeView>({ ...NODE, order: [], parts: [], shownTexts: [], meaning: '' });
  const takes = (pointer: string) => {
    const part = (
      <NodeActions>
        <Inspector shownScreen={undefined} />
      </NodeActions>
    );
    around(part, { node, chosen: { file: node.file, pointer } });
    return screen.getAllByLabelText('label').at(-1)?.closest('[inert]') === null;
  };
  expect([takes(node.pointer), takes('/columns/isbn')]).toEqual([true, false]);
});

it('names the problems of the edits before those that were there', () => {
  const problem = { severity: 'error', file: 'app.json', pointer: '', line: 1 } as const;
  const problems = partOf<Studio['state']>({
    problems: [
      { ...problem, code: 'A1', text: 'There before.', isNew: false },
      { ...problem, code: 'B1', text: 'Of the edits.', isNew: true },
    ],
  });
  around(<Problems />, { state: problems });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 2))).toEqual([
    'B1',
    'A1',
  ]);
});
