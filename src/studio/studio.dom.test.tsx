import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { HandMadePart, NodeView } from '../../core/studio.ts';
import { partOf } from '../../tests/part-of.ts';
import { ConditionPanel } from './condition/condition-panel.tsx';
import { HandMadePanel } from './inspector/hand-made-panel.tsx';
import { NodeFormPanel } from './inspector/node-form-panel.tsx';
import { NewMenu } from './new/new-menu.tsx';
import { NewPartDialog } from './new/new-part-dialog.tsx';
import { NameDialog } from './outline/name-dialog.tsx';
import { useStage, type View } from './preview/use-stage.ts';
import { Strip } from './strip/strip.tsx';
import { TranslationsDialog } from './strip/translations-dialog.tsx';
import { around, NODE, SHEET } from './testing.ts';
import { type ChangeAnswer, type Studio, StudioContext, useChosen, useNewStudio } from './use-studio.ts';

it('what is new is asked for by its form, and made in one call', async () => {
  const user = userEvent.setup();
  const change = around(<NewMenu />);
  await user.click(screen.getByRole('button', { name: 'New' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Role set' }));
  const dialog = await screen.findByRole('dialog', { name: 'New role set' });
  await user.click(within(dialog).getByRole('button', { name: 'Make it' }));
  expect(change).not.toHaveBeenCalled();
  await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'helpers');
  await user.click(within(dialog).getByRole('button', { name: 'Make it' }));
  await waitFor(() => expect(change).toHaveBeenCalled());
  expect(change.mock.calls[0]?.slice(0, 2)).toEqual([
    'new',
    { what: 'role set', value: { name: 'helpers' } },
  ]);
});

it('what cannot be made of the page in view says why', async () => {
  const user = userEvent.setup();
  around(<NewMenu />, { chosen: { file: 'schemas/book/book-add.screen.json', pointer: '' } });
  await user.click(screen.getByRole('button', { name: 'New' }));
  const item = await screen.findByRole('menuitem', { name: /Filter/ });
  expect(item.textContent).toContain('Choose a list first.');
  expect(item.getAttribute('aria-disabled')).toBe('true');
  const [, init] = vi.mocked(fetch).mock.calls.find(([url]) => String(url).endsWith('/dialogs')) ?? [];
  expect(init?.body).toBe('{"file":"schemas/book/book-add.screen.json"}');
});

it('a spreadsheet shows its columns with reasons, and the lines that do not fit', async () => {
  const user = userEvent.setup();
  const change = around(<NewMenu />);
  await user.click(screen.getByRole('button', { name: 'New' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Noun from a spreadsheet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Noun from a spreadsheet' });
  await user.upload(within(dialog).getByLabelText('Spreadsheet'), new File(['Name;Since'], 'Suppliers.csv'));
  expect(await within(dialog).findByText('9 of 10 values.')).toBeTruthy();
  expect(within(dialog).getByText('Suppliers.csv, 10 lines')).toBeTruthy();
  expect(within(dialog).getByText('Line 7, Since: "soon". It is no date.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Make it' }));
  await waitFor(() => expect(change).toHaveBeenCalled());
  const { bytes, ...value } = Object(change.mock.calls[0]?.[1]).value;
  expect(value).toEqual({ name: 'supplier', roles: 'staff', rows: 'database', columns: SHEET.columns });
  expect(atob(bytes)).toBe('Name;Since');
});

it('a condition says whether it holds for the record, and why; a test that is removed goes', async () => {
  const user = userEvent.setup();
  const file = 'schemas/book/book-list.screen.json';
  const written = {
    row: {
      lend: {
        when: {
          all: [
            { field: 'lent', is: 0 },
            { field: 'pages', gt: 9 },
          ],
        },
      },
    },
  };
  const node = partOf<NodeView>({
    file,
    pointer: '/row/lend/when',
    order: ['all', 'any', 'not', 'field', 'is'],
    schema: { properties: { field: { enum: ['lent', 'pages', 'new'] } } },
    compared: {
      new: {
        kind: 'choice',
        choices: [
          { value: true, title: 'yes (true)' },
          { value: false, title: 'no (false)' },
        ],
      },
    },
  });
  const change = around(<ConditionPanel node={node} />, {
    chosen: { file, pointer: node.pointer },
    tree: { file, kind: 'screen', written, full: written },
    state: partOf<Studio['state']>({
      zone: 'Asia/Jakarta',
      screens: [
        { id: 'book-list', kind: 'list', route: '/', title: '', file, roles: [2], reads: '/api/book' },
      ],
    }),
    answers: new Map([['/api/book', { data: { data: [{ id: 1, title: 'Emma', lent: 0, pages: 5 }] } }]]),
  });
  expect(screen.getByText(/^With Emma \(1\)\. Another record/)).toBeTruthy();
  expect(screen.getByText('pages is above 9: it is 5')).toBeTruthy();
  expect(screen.getAllByText(/^(true|false)$/).map(({ textContent }) => textContent)).toEqual([
    'false',
    'true',
    'false',
  ]);
  await user.click(screen.getAllByRole('button', { name: 'Remove the test' })[1] ?? document.body);
  const value = { field: 'lent', is: 0 };
  expect(change.mock.calls[0]?.[1]).toMatchObject({
    operations: [{ op: 'set', pointer: node.pointer, value }],
  });
  await user.type(screen.getByRole('combobox', { name: 'Field' }), '{Control>}a{/Control}new{Enter}');
  expect(change.mock.calls.at(-1)?.[1]).toMatchObject({
    operations: [{ value: { field: 'new', is: true } }],
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'no (false)');
  expect(change.mock.calls.at(-1)?.[1]).toMatchObject({
    operations: [{ value: { field: 'new', is: false } }],
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compared' }), 'is one of');
  await user.click(screen.getByRole('combobox', { name: 'Values' }));
  await user.click(screen.getByRole('option', { name: 'yes (true)' }));
  expect(change.mock.calls.at(-1)?.[1]).toMatchObject({
    operations: [{ value: { field: 'new', in: [false, true] } }],
  });
});

it('what is typed stays while an older answer comes, and its help while something else is pressed', async () => {
  const user = userEvent.setup();
  const page = (nodeVersion: number, node: NodeView) => (
    <StudioContext value={partOf<Studio>({ change, nodeVersion, notePending: () => () => undefined })}>
      <NodeFormPanel node={node} />
    </StudioContext>
  );
  const change = vi.fn<Studio['change']>(async (_name, _body, then) => {
    then?.(partOf<ChangeAnswer>({ version: 2 }));
    return true;
  });
  const { rerender } = render(page(1, NODE));
  const label = screen.getByRole('textbox', { name: 'label' });
  await user.type(label, 'B');
  await user.tab();
  expect(screen.getByText('Head.').closest('[data-helped]')).not.toBeNull();
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
  await act(async () => undefined);
  // The node of before, once more.
  rerender(page(1, { ...NODE }));
  expect(label).toHaveProperty('value', 'AB');
  rerender(page(2, { ...NODE, value: { label: 'As the file says' } }));
  await waitFor(() => expect(label).toHaveProperty('value', 'As the file says'));
});

it('a hand-made part shows what it is given and what it lacks, and opens its file', async () => {
  const user = userEvent.setup();
  const say = vi.fn<Studio['say']>();
  const part: HandMadePart = {
    name: 'advice',
    description: 'What is odd.',
    props: [
      {
        name: 'product',
        type: 'integer',
        description: 'Number of it.',
        isRequired: true,
        given: '$route.id',
      },
      { name: 'day', type: 'string', description: '', isRequired: true },
    ],
    file: 'src/custom-widgets/advice/advice.tsx',
  };
  around(<HandMadePanel part={part} />, { say });
  vi.mocked(fetch).mockResolvedValue(Response.json({}));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'product integer = $route.id',
    'day string must be given',
  ]);
  await user.click(screen.getByRole('button', { name: 'advice.tsx' }));
  await waitFor(() => expect(say).toHaveBeenCalledWith('Opened: src/custom-widgets/advice/advice.tsx'));
  expect(String(vi.mocked(fetch).mock.calls[0]?.[0])).toContain(
    'src%2Fcustom-widgets%2Fadvice%2Fadvice.tsx%3A1%3A1',
  );
});

it('the frame of the preview learns at once that nothing is selected any more', () => {
  const state = partOf<Studio['state']>({ accountNames: [], changed: [] });
  const { rerender } = renderHook(
    ({ isSelecting }) => useStage(partOf<View>({ isSelecting }), undefined, ''),
    {
      initialProps: { isSelecting: true },
      wrapper: ({ children }) => <StudioContext value={partOf<Studio>({ state })}>{children}</StudioContext>,
    },
  );
  const heldByFrame = window.studioPreview;
  rerender({ isSelecting: false });
  expect(heldByFrame?.isSelecting).toBe(false);
});

it('what is gone after Undo gives way to what it was in', async () => {
  const file = { file: 'a', kind: 'screen', written: { columns: { title: {} } }, full: {} };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(file));
  const choose = vi.fn();
  const chosen = { file: 'a', pointer: '/columns/pages/options' };
  renderHook(() => useChosen(chosen, 1, choose));
  await waitFor(() => expect(choose).toHaveBeenCalledWith({ file: 'a', pointer: '/columns' }));
});

it('a failure of before is none of the dialog that opens', async () => {
  const user = userEvent.setup();
  around(<NewMenu />, { failure: 'A migration has run.' });
  await user.click(screen.getByRole('button', { name: 'New' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Role set' }));
  await screen.findByRole('dialog', { name: 'New role set' });
  expect(screen.queryByText('A migration has run.')).toBeNull();
});

it('a name that the answer does not have is said to be none, and a new field offered', async () => {
  const user = userEvent.setup();
  const onNewField = vi.fn();
  const offered = [{ key: 'author.id', description: '' }];
  const calls = { onName: () => undefined, onClose: () => undefined, onNewField };
  const { rerender } = render(<NameDialog title="Add" begin="" offered={offered} {...calls} />);
  await user.type(screen.getByRole('combobox', { name: 'Name' }), 'author.born');
  expect(screen.queryByRole('button', { name: 'New field' })).toBeNull();
  await user.type(screen.getByRole('combobox', { name: 'Name' }), '{Control>}a{/Control}isbn');
  expect(screen.getByText(/"isbn" is not in the answer/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New field' }));
  expect(onNewField).toHaveBeenCalled();
  rerender(<NameDialog key="none" title="Add" begin="" offered={[]} whenNone="None is left." {...calls} />);
  expect(screen.getByText('None is left.')).toBeTruthy();
});

it('a quiet line says what the chosen field means', async () => {
  const user = userEvent.setup();
  const oneOf = [
    { const: 'city', title: 'City (city)' },
    { const: 'lent', title: 'Lent (lent)' },
  ];
  const dialog = {
    what: 'filter',
    title: 'Filter',
    schema: { type: 'object', properties: { field: { type: 'string', title: 'Field', oneOf } } },
    uiSchema: { field: { 'ui:widget': 'noted', 'ui:options': { notes: { city: 'After Enter.' } } } },
  };
  const change = around(<NewPartDialog dialog={dialog} onClose={() => undefined} />);
  await user.click(screen.getByRole('combobox', { name: /Field/ }));
  await user.click(await screen.findByRole('option', { name: 'City (city)' }));
  expect(screen.getByRole('combobox', { name: /Field/ }).textContent).toBe('City (city)');
  expect(await screen.findByText('After Enter.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make it' }));
  await waitFor(() =>
    expect(change.mock.calls[0]?.[1]).toEqual({ what: 'filter', value: { field: 'city' } }),
  );
});

it('Save is there while an edit is typed, hands it over first, and shows its work until it is done', async () => {
  const user = userEvent.setup();
  const calls: string[] = [];
  let saved: () => void = () => undefined;
  const state = { difference: '', undo: '', redo: '', problems: [], conflicts: [], screens: [], version: 1 };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const call = String(url).split('/').at(-1) ?? '';
    calls.push(call);
    if (call !== 'save') return Response.json(call === 'change' ? { ...state, difference: '+' } : state);
    await new Promise<void>((resolve) => {
      saved = resolve;
    });
    return Response.json({ saved: ['book.json'], state });
  });
  function Page() {
    const { studio } = useNewStudio();
    return studio ? (
      <StudioContext value={studio}>
        <NodeFormPanel node={NODE} />
        <Strip />
      </StudioContext>
    ) : null;
  }
  render(<Page />);
  const label = await screen.findByRole('textbox', { name: 'label' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true));
  await user.type(label, 'B');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const working = await screen.findByRole('button', { name: 'Saving…' });
  expect(working).toHaveProperty('disabled', true);
  await waitFor(() => expect(calls.filter((call) => call !== 'state')).toEqual(['change', 'save']));
  saved();
  expect(await screen.findByText('Saved: book.json')).toBeTruthy();
});

it('the dialog of translations is busy until they are saved', () => {
  around(<TranslationsDialog />, { asks: ['Town'], isSaving: true });
  expect(screen.getByRole('textbox', { name: 'Town' })).toBeTruthy();
  const save = screen.getByRole('button', { name: 'Saving…' });
  expect(save).toHaveProperty('disabled', true);
  expect(within(save).getByRole('progressbar')).toBeTruthy();
});
