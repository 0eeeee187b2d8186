import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListEdit, ListScreen, Product } from '../../../../core/model.ts';
import type { Row } from '../../../../core/scope.ts';
import { complaint, unlocked } from '../../../../tests/dom/page-parts.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { DialogHost } from '../../actions/dialog-host.tsx';
import { setProduct } from '../../base/product.ts';
import { client } from '../../data/http-client.ts';
import { type Address, AddressContext } from '../../navigation/address.tsx';
import { planList } from '../../table/rows/list-plan.ts';
import type { List } from '../../table/state/use-list.ts';
import { EditButtons } from './edit-buttons.tsx';
import { EditTable } from './edit-table.tsx';
import { editingOf } from './list-editing.tsx';
import { RowEdits } from './row-edits.ts';
import { formOfGrid } from './row-form.ts';
import { saveRow } from './save-row.ts';

const endpoint = {
  id: 'book.place',
  method: 'POST',
  path: '/places',
  roles: [1],
  effect: 'write',
  encoding: 'json',
} as const;
const source = {
  id: 'book.list',
  method: 'GET',
  path: '/books',
  roles: [1],
  effect: 'read',
  envelope: 'list',
} as const;
const books = partOf<ListScreen>({
  id: 'books',
  file: '',
  title: 'Books',
  roles: 'public',
  route: '/books',
  kind: 'list',
  key: 'id',
  source: { endpoint: source },
  paging: 'server',
  pageSizes: [10],
  filters: [],
  header: [],
  columns: [
    { path: 'title', label: 'Title', cell: 'text', priority: 1 },
    { path: 'place', label: 'Place', cell: 'number', priority: 1 },
  ],
  row: [{ id: 'burn', label: 'Burn', place: 'inline', roles: 'public' }],
});
const declared = partOf<ListEdit>({
  call: { endpoint },
  keys: 'ids',
  columns: [{ path: 'place', name: 'places', type: 'integer' }],
  body: { schema: {}, validate: () => true, messages: {} },
  save: 'Save places',
});
const ordered = partOf<ListEdit>({
  ...declared,
  columns: declared.columns.map((column) => ({ ...column, isPlace: true })),
  body: { schema: {}, validate: () => true, messages: { '/places': { uniqueItems: 'Twice' } } },
});
const rows: Row[] = ['Ayah', 'Bumi', 'Cinta'].map((title, at) => ({ id: at + 1, title, place: at + 1 }));
const noHandler = () => {};
const address = {
  pathname: '/books',
  search: '',
  hash: '',
  state: null,
  key: '',
  type: 'PUSH',
} as Address;

/** The props that a list passes to its rows. */
function listOf(shown: readonly Row[]): List {
  const scope = { route: {}, query: {} };
  return partOf<List>({
    state: { search: '', filters: {}, page: 1, size: 10 },
    scope,
    around: scope,
    rows: shown,
    span: { from: 1, to: 3, total: 3 },
    last: 1,
    page: 1,
    go: noHandler,
    retry: noHandler,
    loading: false,
    refreshing: false,
    moving: false,
  });
}

function Table({ rows, Rows }: { rows: readonly Row[]; Rows: ReturnType<typeof editingOf>['Rows'] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const list = listOf(rows);
  return (
    <Rows {...{ list, body, returnedKey: undefined }} plan={planList(books, books.row)} onClick={noHandler} />
  );
}

const place = (title: string) => screen.getByLabelText<HTMLInputElement>(`Place of ${title}`);
const button = (name: string) => screen.getByText<HTMLButtonElement>(name);
const rowOf = (title: string) => screen.getByText(title).closest('tr') as HTMLElement;
/** A toast of the test before may still be fading out. */
const IN_CELL = { selector: 'table *' };
const posted = vi.fn();

beforeAll(() => {
  const locale = { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' };
  setProduct(partOf<Product>({ locale }), { widgets: {}, screens: {} });
});

beforeEach(() => {
  posted.mockReset();
  vi.spyOn(client, 'request').mockImplementation((config) => posted(config));
});

describe('rows that are saved together', () => {
  function draw(edit = declared) {
    const { Rows, Bar } = editingOf(books, edit);
    const all = (shown: readonly Row[]) => (
      <AddressContext value={address}>
        <Bar list={listOf(shown)} />
        <Table rows={shown} Rows={Rows} />
      </AddressContext>
    );
    const { rerender } = render(all(rows));
    return { user: userEvent.setup(), show: (shown: readonly Row[]) => rerender(all(shown)) };
  }

  it('are reached by Enter, arrows and Tab, and Escape gives the value back', async () => {
    const { user } = draw();
    await user.click(place('Ayah'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(place('Bumi'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(place('Cinta'));
    await user.keyboard('{ArrowUp}7{Escape}');
    expect([document.activeElement, place('Bumi').value]).toEqual([place('Bumi'), '2']);
    await user.keyboard('{Tab}');
    expect(document.activeElement).toBe(within(rowOf('Bumi')).getByText('Burn'));
  });

  it('move under the focus by a button; a place that is typed moves no row', async () => {
    const { user } = draw(ordered);
    const titles = () => screen.getAllByText(/^(Ayah|Bumi|Cinta)$/).map((one) => one.textContent);
    await user.type(place('Ayah'), '{Backspace}3{Tab}');
    expect([titles(), place('Cinta').value]).toEqual([['Ayah', 'Bumi', 'Cinta'], '3']);
    await user.click(button('Save places'));
    await complaint('Twice');
    await user.click(screen.getByLabelText('Move Cinta to the top'));
    expect(titles()).toEqual(['Cinta', 'Ayah', 'Bumi']);
    expect(document.activeElement).toBe(screen.getByLabelText('Move Cinta to the top'));
  });

  it('keep the text and the focus of a row that moves, and all that was typed on another page', async () => {
    const { user, show } = draw();
    await user.click(place('Cinta'));
    await user.keyboard('{End}0');
    show([...rows].reverse());
    expect([document.activeElement, place('Cinta').value]).toEqual([place('Cinta'), '30']);
    await user.keyboard('1');
    expect(place('Cinta').value).toBe('301');
    show([{ id: 9, title: 'Dara', place: 9 }]);
    expect(place('Dara').value).toBe('9');
    show(rows);
    expect(place('Cinta').value).toBe('301');
  });

  it('say at the cell what is wrong and lead there; nothing is sent', async () => {
    const fault = { instancePath: '/places/0', keyword: 'maximum', params: { limit: 2 } };
    const validate = Object.assign(() => false, { errors: [fault] });
    const messages = { '/places/*': { maximum: 'Too much' } };
    const { user } = draw(partOf<ListEdit>({ ...declared, body: { schema: {}, validate, messages } }));
    await user.clear(place('Bumi'));
    await user.type(place('Bumi'), '3');
    await screen.findByText('Rows changed: 1');
    await user.click(button('Save places'));
    const [told] = await complaint('Too much');
    expect(place('Bumi').getAttribute('aria-invalid')).toBe('true');
    expect(place('Bumi').getAttribute('aria-describedby')).toBe(told?.id);
    expect(posted).not.toHaveBeenCalled();
  });

  it('say what is wrong with a value when its cell is left, and compare it with the others when it is saved', async () => {
    const below = { instancePath: '/places/0', keyword: 'minimum', params: {} };
    const validate = Object.assign(
      (body: unknown) => {
        const [place] = (body as { places: unknown[] }).places;
        const isBelow = typeof place === 'number' && place < 1;
        validate.errors = isBelow ? [below] : [];
        return !isBelow;
      },
      { errors: [] as (typeof below)[] },
    );
    const messages = { '/places/*': { minimum: 'Below' }, '/places': { uniqueItems: 'Twice' } };
    const { user } = draw(partOf<ListEdit>({ ...ordered, body: { schema: {}, validate, messages } }));
    await user.type(place('Bumi'), '{Backspace}-1');
    expect(screen.queryByText('Below')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Below')).toBeTruthy();
    await user.type(place('Bumi'), '{Backspace}{Backspace}3{Tab}');
    expect([place('Bumi').value, screen.queryByText(/Below|Twice/, IN_CELL)]).toEqual(['3', null]);
    await user.click(button('Save places'));
    await complaint('Twice');
    // Going through a cell takes nothing away that was said of it.
    await user.click(place('Bumi'));
    await user.tab();
    expect(screen.getByText('Twice', IN_CELL)).toBeTruthy();
    expect(posted).not.toHaveBeenCalled();
  });

  it('leave out what somebody else has deleted, say so, and save the rest at the places it still has', async () => {
    const { user } = draw(ordered);
    await user.type(place('Ayah'), '{Backspace}3');
    await user.type(place('Cinta'), '{Backspace}2');
    await user.type(place('Bumi'), '{Backspace}1');
    const left = [{ ...rows[0] }, { ...rows[2], place: 2 }];
    posted.mockImplementation(async ({ method, data }) => {
      if (method === 'GET') return { status: 200, data: { data: left }, headers: {} };
      const isGone = data.ids.includes(2);
      return { status: isGone ? 404 : 200, data: { message: isGone ? 'Not found.' : 'Saved' }, headers: {} };
    });
    await user.click(button('Save places'));
    expect(await screen.findByText('Left out, since it has been deleted meanwhile: Bumi.')).toBeTruthy();
    const sent = posted.mock.calls.flatMap(([{ method, data }]) => (method === 'POST' ? [data] : []));
    expect(sent).toEqual([
      { ids: [1, 2, 3], places: [3, 1, 2] },
      { ids: [3], places: [1] },
    ]);
    await waitFor(() => expect(screen.queryByText(/Rows changed/)).toBeNull());
  });

  it('count as changed while they are typed, are sent side by side, and then are not unsaved', async () => {
    posted.mockResolvedValue({ status: 200, data: { data: {} }, headers: {} });
    const { user } = draw();
    expect(button('Save places').disabled).toBe(true);
    await user.clear(place('Ayah'));
    await user.type(place('Ayah'), '4');
    expect(await screen.findByText('Rows changed: 1')).toBeTruthy();
    await user.click(button('Save places'));
    expect(posted.mock.calls[0]?.[0]).toMatchObject({ method: 'POST', data: { ids: [1], places: [4] } });
    await waitFor(() => expect(screen.queryByText('Rows changed: 1')).toBeNull());
    expect(place('Ayah').value).toBe('4');
  });
});

describe('rows that are saved one by one', () => {
  const screenOfGrid = partOf<Parameters<typeof formOfGrid>[0]>({
    id: 'books',
    file: '',
    title: 'Books',
    roles: 'public',
    route: '/books',
    kind: 'grid',
    key: 'id',
    edit: {
      call: { endpoint, with: { id: { from: 'row', path: 'id' } } },
      fields: [{ name: 'place', label: 'Place', field: 'number', span: 12, options: { drops: '.,' } }],
      body: { schema: { properties: { place: { type: 'integer' } } }, validate: () => true, messages: {} },
      label: 'Edit',
      save: 'Save',
      cancel: 'Cancel',
      lock: 500,
    },
  });

  function draw() {
    const edits = new RowEdits(formOfGrid(screenOfGrid), 'id', 'each');
    const save = (edit: Parameters<typeof saveRow>[1]) => {
      void saveRow(edits, edit, screenOfGrid.edit);
      return true;
    };
    const cancel = (edit: Parameters<typeof saveRow>[1]) => {
      edits.close(edit);
      return true;
    };
    const buttons = (row: Row) => (
      <EditButtons
        {...{ declared: screenOfGrid.edit, edit: edits.get(row), name: String(row.title), save, cancel }}
        open={() => edits.open(row, { route: {}, query: {} })}
      />
    );
    const keys = { enter: save, escape: cancel };
    render(
      <AddressContext value={address}>
        <Table rows={rows} Rows={(props) => <EditTable {...props} {...{ edits, keys, buttons }} />} />
        <DialogHost />
      </AddressContext>,
    );
    return userEvent.setup();
  }
  const edit = (title: string) => within(rowOf(title)).getByText('Edit');

  it('are opened beside each other, with the focus in the first control; Escape closes one alone', async () => {
    const user = draw();
    await user.click(edit('Ayah'));
    expect(document.activeElement).toBe(place('Ayah'));
    await user.keyboard('{End}5');
    await user.click(edit('Bumi'));
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Place of Bumi')).toBeNull();
    expect(place('Ayah').value).toBe('15');
  });

  it('keep what is typed when saving is refused, and say so at the cell', async () => {
    posted.mockResolvedValue({
      status: 422,
      data: { errors: [{ field: 'place', message: 'Taken' }] },
      headers: {},
    });
    const user = draw();
    await user.click(edit('Ayah'));
    await user.keyboard('{End}5{Enter}');
    await complaint('Taken');
    expect(place('Ayah').value).toBe('15');
  });

  it('save once for a double click, also where the answer is a refusal that comes at once', async () => {
    posted.mockResolvedValue({ status: 422, data: { message: 'Taken' }, headers: {} });
    const user = draw();
    await user.click(edit('Ayah'));
    await user.keyboard('{End}5');
    await user.click(button('Save'));
    await complaint('Taken');
    expect(button('Save').disabled).toBe(true);
    await user.type(place('Ayah'), '{Enter}');
    expect(posted).toHaveBeenCalledTimes(1);
    await user.click(await unlocked('Save'));
    expect(posted).toHaveBeenCalledTimes(2);
  });

  it('are not opened by the second click of a double click that was meant for Save', async () => {
    const user = draw();
    fireEvent.click(edit('Ayah'), { detail: 2 });
    expect(screen.queryByLabelText('Place of Ayah')).toBeNull();
    await user.click(edit('Ayah'));
    expect(place('Ayah').value).toBe('1');
  });

  it('say at a dropped key what they hold, and ask once about a number that may be another', async () => {
    posted.mockResolvedValue({ status: 200, data: { data: {} }, headers: {} });
    const user = draw();
    await user.click(edit('Ayah'));
    await user.keyboard('.');
    expect((await screen.findByRole('status')).textContent).toBe('"." is not used here: the field holds 1.');
    await user.keyboard('{End}5{Enter}');
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Go back'));
    expect([posted.mock.calls, place('Ayah').value]).toEqual([[], '15']);
    await user.click(await unlocked('Save'));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText('Place: 15. A point or comma was typed there that is not used.');
    await user.click(question.getByText('Save'));
    await waitFor(() => expect(posted.mock.calls[0]?.[0]).toMatchObject({ data: { place: 15 } }));
    expect(posted).toHaveBeenCalledTimes(1);
  });

  it('show the saved value, and the arrows go from button to button', async () => {
    posted.mockResolvedValue({ status: 200, data: { data: {} }, headers: {} });
    const user = draw();
    await user.click(edit('Ayah'));
    await user.keyboard('{End}5{Enter}');
    expect(await screen.findByText('15')).toBeTruthy();
    edit('Ayah').focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(edit('Bumi'));
  });
});
