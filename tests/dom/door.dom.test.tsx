import { screen, waitFor, within } from '@testing-library/react';
import { type FunctionComponent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import {
  Cell,
  Field,
  Fields,
  formatDate,
  formatMoney,
  goTo,
  mayCall,
  mayOpen,
  type Outcome,
  openDialogWith,
  openScreen,
  ScreenLink,
  useAnswer,
  useDraft,
  usePerform,
  useQuery,
} from '../../src/runtime/index.ts';
import { handMade } from '../products/library/parts/hand-made.ts';
import { bookList } from '../products/library/src/generated/product/endpoints/book.ts';
import { courseCreate } from '../products/library/src/generated/product/endpoints/course.ts';
import { product } from '../products/library/src/generated/product/product.ts';
import { calls as ruleCalls } from '../products/library/src/generated/product/widgets/reading-rule.ts';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { toast } from './page-parts.ts';

const page = (data: readonly object[]) => ({
  data: { data, last_page: 1, total: data.length, to: data.length },
});
const course = { id: 7, name: 'First steps', level: 2, rule: { match: 'all', parts: [] } };
const book = {
  id: 2,
  title: 'O Alquimista',
  author: 'Paulo Coelho',
  pages: 198,
  medium: 'paper',
  price: 11.9,
};

/** The list of courses with another part in its slot. */
function open(
  part: () => Promise<{ default: FunctionComponent }>,
  answers: Readonly<Record<string, object>> = {},
) {
  const widgets = { ...handMade.widgets, 'course-summary': part };
  return openPage('/courses', {
    product,
    handMade: { ...handMade, widgets },
    as: { role: 1, username: 'librarian' },
    answers: { 'GET /api/courses': page([course]), 'GET /api/books': page([book]), ...answers },
  });
}
const drawn = (Part: FunctionComponent) => () => Promise.resolve({ default: Part });

it('a call asks, says how it went, refreshes what it changes, and is not made twice', async () => {
  const outcomes: (Outcome<unknown> | undefined)[] = [];
  function Part() {
    const { perform, pending } = usePerform(courseCreate);
    const confirm = { text: 'Begin {name}?', values: { name: 'Summer' } };
    const press = async () => outcomes.push(await perform({ name: 'Summer' }, { confirm, toast: 'Begun.' }));
    return (
      <button type="button" onClick={() => void press()}>
        {pending ? 'Busy' : 'Begin'}
      </button>
    );
  }
  let refused = true;
  const { user, calls } = await open(drawn(Part), {
    'POST /api/courses': () =>
      refused
        ? new Reply(409, { message: 'There is one already.', errors: [] })
        : { status: 200, data: course },
  });
  const posts = () => calls.filter(({ method }) => method === 'POST').length;
  const answerTo = async (answer: string) => {
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Begin Summer?')).toBeTruthy();
    await user.click(question.getByRole('button', { name: answer }));
  };
  const press = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    await answerTo(answer);
  };
  await press('Cancel');
  await waitFor(() => expect(outcomes).toEqual([undefined]));
  expect(posts()).toBe(0);
  await press('OK');
  await toast('There is one already.');
  await waitFor(() => expect(outcomes).toHaveLength(2));
  expect(outcomes.at(-1)?.error?.status).toBe(409);
  refused = false;
  const before = calls.filter(({ path }) => path === '/api/courses').length;
  await press('OK');
  await toast('Begun.');
  await waitFor(() => expect(outcomes).toHaveLength(3));
  expect(outcomes.at(-1)?.answer).toMatchObject({ item: { name: 'First steps' } });
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/api/courses').length).toBeGreaterThan(before + 1),
  );
});

it('cells, fields, formats, rights and addresses are there by name', async () => {
  function Part() {
    const [amount, setAmount] = useState<unknown>(null);
    const [chosen, setChosen] = useState<unknown>(null);
    const [query, setQuery] = useQuery();
    const { answer } = useAnswer(ruleCalls['book.list'], {});
    return (
      <>
        <p>{`${formatDate('2026-03-01')} ${formatMoney(12.5, 2)} ${mayCall(bookList)} ${mayOpen('nothing')}`}</p>
        <Cell cell="money" value={5} options={{ digits: 2 }} />
        <Cell cell="stars" value={3} options={{ of: 4 }} />
        <Fields>
          <Field
            field="number"
            label="Amount"
            value={amount}
            onChange={setAmount}
            help="In all."
            error="Too little."
          />
          <Field
            field="picker"
            label="Book"
            value={chosen}
            onChange={setChosen}
            source={{ endpoint: bookList }}
            options={{ value: 'id', label: 'title' }}
          />
        </Fields>
        <output>{`${JSON.stringify(amount)} ${JSON.stringify(chosen)} ${answer?.rows.length} ${query.level}`}</output>
        <button type="button" onClick={() => setQuery({ level: 3 })}>
          Third
        </button>
        <ScreenLink to="course-edit" params={{ id: 7 }}>
          Seven
        </ScreenLink>
        <ScreenLink to="nowhere">Nowhere</ScreenLink>
      </>
    );
  }
  const { user, container } = await open(drawn(Part));
  expect(await screen.findByText(/01\/03\/2026 .*12,50.* true false/)).toBeTruthy();
  expect(await screen.findByText('3 of 4 stars')).toBeTruthy();
  const amount = await screen.findByLabelText('Amount');
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  // Its span counts in the grid's columns.
  expect(amount.closest('.form-field')?.parentElement?.className).toBe('form-grid');
  await user.type(amount, '12');
  await waitFor(() => expect(container.querySelector('output')?.textContent).toContain('12 null 1'));
  await user.click(screen.getByLabelText('Book'));
  await user.click(await screen.findByRole('option', { name: 'O Alquimista' }));
  await waitFor(() => expect(container.querySelector('output')?.textContent).toContain('12 2 1'));
  expect(screen.getByRole('link', { name: 'Seven' }).getAttribute('href')).toBe('/courses/7');
  expect(screen.queryByRole('link', { name: 'Nowhere' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Third' }));
  await waitFor(() => expect(container.querySelector('output')?.textContent).toContain(' 3'));
});

it('a dialog of its own is done or given up; a declared one opens; a draft outlives going away', async () => {
  const results: boolean[] = [];
  function Part() {
    const [text, setText, forget] = useDraft('note', '');
    const ask = async () =>
      results.push(
        await openDialogWith('Sure?', ({ done }) => (
          <button type="button" onClick={done}>
            Yes
          </button>
        )),
      );
    return (
      <>
        <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
        <button type="button" onClick={forget}>
          Forget
        </button>
        <button type="button" onClick={() => void ask()}>
          Ask
        </button>
        <button type="button" onClick={() => openScreen('course-edit', { params: { id: 7 }, row: course })}>
          Edit here
        </button>
        <button type="button" onClick={() => void goTo('book-list')}>
          Away
        </button>
      </>
    );
  }
  const { user } = await open(drawn(Part), { 'GET /api/courses/7': { data: course } });
  await user.type(await screen.findByLabelText('Note'), 'Read it twice');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(results).toEqual([true]));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(results).toEqual([true, false]));
  await user.click(screen.getByRole('button', { name: 'Edit here' }));
  expect(await within(await screen.findByRole('dialog')).findByDisplayValue('First steps')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Away' }));
  await waitFor(() => expect(window.location.pathname).toBe('/books'));
  void goTo('course-list');
  expect(await screen.findByDisplayValue('Read it twice')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Forget' }));
  expect(screen.queryByDisplayValue('Read it twice')).toBeNull();
});

it('a part that breaks or cannot be loaded takes nothing with it, and can be tried again', async () => {
  // React says there what broke.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let breaks = true;
  function Part() {
    if (breaks) throw new Error('This part breaks on purpose.');
    return <p>Whole again</p>;
  }
  let isThere = false;
  const { user } = await open(async () => {
    if (!isThere) throw new Error('No such chunk.');
    return { default: Part };
  });
  expect(await screen.findByText('First steps')).toBeTruthy();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isThere = true;
  await user.click(retry);
  await waitFor(() => expect(retry.isConnected).toBe(false));
  breaks = false;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Whole again')).toBeTruthy();
  expect(screen.getByText('First steps')).toBeTruthy();
});
