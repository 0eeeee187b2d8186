import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { product } from '../products/library/src/generated/product/product.ts';
import { type Answers, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { toast } from './page-parts.ts';

const SAVE = 'POST /api/members';
const saved = { status: 200, message: '{name} may borrow now.', params: { name: 'Ana' }, data: null };
const none = { data: { data: [], last_page: 1, total: 0, to: 0 } };

async function open(answers: Answers = {}, address = '/members/add') {
  return openPage(address, {
    product,
    as: { role: 1 },
    handMade: { widgets: {}, screens: {} },
    answers: { 'GET /api/members': none, ...(answers as object) },
  });
}
// By label and text, not by role: roles of a whole page take their time.
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = async (user: { click(target: Element): Promise<void> }, name: string) =>
  user.click(await screen.findByText(name, { selector: 'button' }));
const at = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(words));

type User = Awaited<ReturnType<typeof open>>['user'];

async function fillPerson(user: User) {
  await user.type(await field('Name'), 'Ana');
  await user.type(await field('Born on'), '01/02/1990');
  await press(user, 'Next');
  await at('Step 2 of 3: Contact');
}
async function fillContact(user: User) {
  await user.type(await field('Phone'), '0812');
  await press(user, 'Next');
  await at('Step 3 of 3: Card');
}
async function fillCard(user: User) {
  await user.type(await field('Valid from'), '01/01/2026');
  await user.type(await field('Valid until'), '31/12/2026');
}

describe('a form in steps', () => {
  it('shows one step, checks it alone, and leads on with the focus in the next', async () => {
    const { user, calls } = await open();
    await at('Step 1 of 3: Person');
    await press(user, 'Next');
    expect((await field('Name')).getAttribute('aria-invalid')).toBe('true');
    expect((await field('Phone')).closest('[hidden]')).not.toBeNull();
    await fillPerson(user);
    expect(window.location.search).toBe('?step=2');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Phone')));
    expect((await field('Name')).closest('[hidden]')).not.toBeNull();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('loses nothing going back and forth, and sends all of it from the last step', async () => {
    const { user, calls } = await open({ [SAVE]: saved });
    await fillPerson(user);
    await user.type(await field('Phone'), '0812');
    await press(user, 'Back');
    await at('Step 1 of 3: Person');
    expect((await field('Name')).value).toBe('Ana');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await at('Step 2 of 3: Contact');
    expect((await field('Phone')).value).toBe('0812');
    await press(user, 'Next');
    await at('Step 3 of 3: Card');
    await fillCard(user);
    await press(user, 'Register');
    await toast('Ana may borrow now.');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Ana',
      phone: '0812',
      valid_until: '2026-12-31',
    });
    await screen.findByText('Nobody is registered yet');
  });

  it('leads to the step of the field that the server refuses', async () => {
    const refused = { message: 'Taken.', errors: [{ field: 'phone', message: 'Taken.' }] };
    const { user } = await open({ [SAVE]: new Reply(422, refused) });
    await fillPerson(user);
    await fillContact(user);
    await fillCard(user);
    await press(user, 'Register');
    await at('Step 2 of 3: Contact');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Phone')));
    expect(screen.getByText('Taken.', { selector: '.form-message' })).toBeTruthy();
  });

  it('opens at the first step with something to fill in, and goes a step back with the browser', async () => {
    const { user } = await open({}, '/members/add?step=3');
    await at('Step 1 of 3: Person');
    await fillPerson(user);
    window.history.back();
    await at('Step 1 of 3: Person');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect((await field('Name')).value).toBe('Ana');
  });

  it('compares across its fields and takes a message back when the other field is put right', async () => {
    const { user } = await open();
    await fillPerson(user);
    await fillContact(user);
    await user.type(await field('Valid from'), '01/05/2026');
    await user.type(await field('Valid until'), '01/05/2026');
    await press(user, 'Register');
    const told = 'A card is valid for a day at least.';
    await screen.findByText(told, { selector: '.form-message' });
    await user.clear(await field('Valid from'));
    await user.type(await field('Valid from'), '30/04/2026');
    await user.tab();
    await waitFor(() =>
      expect(screen.queryByText(told, { selector: '.form-message:not([aria-hidden])' })).toBeNull(),
    );
  });
});
