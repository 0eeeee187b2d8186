import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { partOf } from '../../../tests/part-of.ts';
import { type ChangeAnswer, type Studio, StudioContext } from '../use-studio.ts';
import { NodeActions } from './node-actions.tsx';
import { Outline } from './outline.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useNodeActions } from './use-node-actions.ts';

const file = 'schemas/book/book-list.screen.json';
const written = { title: 'Books', row: { lend: { when: { field: 'lent' } } }, columns: { name: {} } };
const tree = { file, kind: 'screen', written, full: written };

/** The outline with a file chosen, and what else the studio knows. */
const page = (more: Partial<Studio> = {}) => (
  <StudioContext
    value={partOf<Studio>({
      state: partOf<Studio['state']>({ problems: [] }),
      chosen: { file, pointer: '/title' },
      tree,
      choose: () => undefined,
      ...more,
    })}
  >
    <NodeActions>
      <Outline />
    </NodeActions>
  </StudioContext>
);

const opener = (name: string) =>
  screen.getByRole('treeitem', { name: new RegExp(`^${name}`) }).firstElementChild ?? document.body;

it('a row that is opened leaves the outline where it is; another choice is scrolled to', async () => {
  const user = userEvent.setup();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const { rerender } = render(page());
  expect(scroll).toHaveBeenCalledTimes(1);
  await user.click(opener('row'));
  expect(screen.getByRole('treeitem', { name: 'lend' })).toBeTruthy();
  expect(scroll).toHaveBeenCalledTimes(1);
  rerender(page({ chosen: { file, pointer: '/columns/name' } }));
  expect(scroll).toHaveBeenCalledTimes(2);
});

it('what is searched for goes with another file, which is said to be coming', async () => {
  const user = userEvent.setup();
  const { rerender } = render(page());
  const search = screen.getByRole('textbox', { name: 'Search in the outline' });
  await user.type(search, 'lent');
  expect(screen.queryByRole('treeitem', { name: /^title/ })).toBeNull();
  const another = { file: 'schemas/book/book-add.screen.json', pointer: '' };
  rerender(page({ chosen: another, tree: undefined }));
  expect(search).toHaveProperty('value', '');
  expect(screen.getByText('Reading the file…')).toBeTruthy();
  rerender(page({ chosen: another, tree: { ...tree, file: another.file } }));
  expect(screen.getByRole('treeitem', { name: /^title/ })).toBeTruthy();
});

it('a problem has its dot at the nearest row in sight', async () => {
  const user = userEvent.setup();
  const problem = { file, isNew: true, pointer: '/row/lend/when/field' };
  render(page({ state: partOf<Studio['state']>({ problems: [partOf(problem)] }) }));
  const withDot = () => screen.getByRole('img', { name: 'has a problem' }).parentElement?.textContent;
  expect(withDot()).toBe('row');
  await user.click(opener('row'));
  expect(withDot()).toBe('lend');
});

it('a field may be removed with its column, which stays unless that is asked for', async () => {
  const user = userEvent.setup();
  const onRemove = vi.fn();
  render(
    <RemoveDialog name="isbn" uses={[]} column="books.isbn" onRemove={onRemove} onClose={() => undefined} />,
  );
  expect(screen.getByText('The column stays, with its values.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Drop the column books.isbn/ }));
  expect(screen.getByText(/Its values are lost/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onRemove.mock.calls).toEqual([[false, true]]);
});

it('each key moves on from where the one before it has led; at an end it is said', async () => {
  const user = userEvent.setup();
  const says = { ...written, columns: { name: {}, pages: {}, lent: {} } };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ ...tree, written: says }));
  const change = vi.fn<Studio['change']>(async (_name, body) => {
    const { columns } = says;
    const { before } = Object(body).operations[0];
    says.columns = before ? { pages: {}, name: {}, lent: {} } : { pages: {}, lent: {}, name: {} };
    return columns !== says.columns;
  });
  const say = vi.fn<Studio['say']>();
  render(
    page({
      chosen: { file, pointer: '/columns/name' },
      tree: { ...tree, written: { ...says } },
      change,
      say,
    }),
  );
  screen.getByRole('tree').focus();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
  await waitFor(() => expect(say).toHaveBeenCalledTimes(3));
  expect(say.mock.calls.flat()).toEqual([
    'name: place 2 of 3',
    'name: place 3 of 3',
    'name stands last already.',
  ]);
});

it('what is renamed stays chosen, and it is told', async () => {
  const user = userEvent.setup();
  const made = { file, pointer: '/columns/title' };
  const change = vi.fn<Studio['change']>(async (_name, _body, then) => {
    then?.(partOf<ChangeAnswer>({ made }));
    return true;
  });
  const [choose, say] = [vi.fn<Studio['choose']>(), vi.fn<Studio['say']>()];
  function Rename() {
    return (
      <button type="button" onClick={useNodeActions().rename}>
        Rename
      </button>
    );
  }
  const studio = partOf<Studio>({ chosen: { file, pointer: '/columns/name' }, change, choose, say });
  render(
    <StudioContext value={studio}>
      <NodeActions>
        <Rename />
      </NodeActions>
    </StudioContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await user.type(screen.getByRole('combobox', { name: 'Name' }), 'title{Enter}');
  await waitFor(() => expect(say).toHaveBeenCalledWith('Renamed everywhere: title'));
  expect(choose).toHaveBeenCalledWith(made);
});
