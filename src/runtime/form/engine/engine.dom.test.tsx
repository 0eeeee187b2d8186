import { screen as page, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FormField, FormScreen, Validator } from '../../../../core/model.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { forgetSettings } from '../../base/page-settings.ts';
import { type FormApi, FormContext } from '../state/form-api.ts';
import { layoutOf } from '../state/form-layout.ts';
import { FormStore } from '../state/form-store.ts';
import { recheckField } from '../submit/recheck.ts';
import { Engine } from './engine.tsx';
import { bodyToSend } from './form-body.ts';
import { validatorOf } from './form-validator.ts';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  field: 'text',
  span: 12,
  ...more,
});
const person = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    note: { type: 'string' },
    place: { type: 'object', properties: { city: { type: 'string' } } },
  },
};

/** Renders a form with a title and some people through the library, with these values. */
function drawForm(people: readonly object[] = [{ name: 'Siti' }, { name: 'Agus' }, { name: 'Dewi' }]) {
  const validate: Validator = vi.fn((_data: unknown) => true);
  const list = { type: 'array', items: person, minItems: 1, maxItems: 4 };
  const schema = { type: 'object', properties: { title: { type: 'string' }, people: list } };
  const note = field('note', { extension: 'book.add.people.note' });
  const entries = field('people', { field: 'repeater', fields: [field('name'), field('place.city'), note] });
  const fields = [field('title'), entries];
  const body = { schema, validate, messages: {} };
  // Only these properties of a screen are read.
  const screen = partOf<FormScreen>({ id: 'book-add', fields, sections: [], body, initial: {} });
  const store = new FormStore({ title: 'Emma', people });
  const form: FormApi = {
    screen,
    layout: layoutOf(screen),
    store,
    scope: {} as FormApi['scope'],
    idOf: (name) => `f-${name}`,
    recheck: (name) => recheckField(form, name),
  };
  render(
    <FormContext value={form}>
      <Engine screen={screen} />
    </FormContext>,
  );
  return { store, form, screen, validate };
}
const names = () =>
  page.getAllByRole<HTMLInputElement>('textbox', { name: 'name' }).map(({ value }) => value);
const entry = (index: number) => page.findByRole('group', { name: `people ${index}` });
const button = async (index: number, name: string) =>
  within(await entry(index)).getByRole<HTMLButtonElement>('button', { name });

/** A title that is required unless the body says whether it is on; the loaded record says so, the form does not. */
function drawConditional(given: object) {
  const fields = [field('title', { requiredWhen: { field: 'on', exists: false } })];
  const schema = { type: 'object', properties: { title: { type: 'string' }, on: { type: 'string' } } };
  const body = { schema, validate: () => true, messages: {} };
  const submit = { call: { endpoint: { id: 'book.update' }, with: given } };
  // Only what is read of a screen.
  const screen = partOf<FormScreen>({
    id: 'book-edit',
    fields,
    sections: [],
    body,
    initial: {},
    submit,
  });
  const store = new FormStore({ title: 'Emma' });
  const scope = { route: {}, query: {}, row: { on: 'Y' } };
  const form: FormApi = {
    screen,
    layout: layoutOf(screen),
    store,
    scope,
    idOf: (name) => name,
    recheck: vi.fn(),
  };
  render(
    <FormContext value={form}>
      <Engine screen={screen} />
    </FormContext>,
  );
  return page.findByRole<HTMLInputElement>('textbox', { name: /title/ });
}

/** A switch over a value that is true or false, and one over a number; each shows a field while it is on. */
function drawSwitches() {
  const shown = (name: string, is: boolean | number) => ({ when: { field: name, is } });
  const fields = [
    field('imported', { field: 'switch' }),
    field('licence', shown('imported', true)),
    field('active', { field: 'switch' }),
    field('since', shown('active', 1)),
  ];
  const properties = { imported: { type: 'boolean' }, active: { type: 'integer' } };
  const body = { schema: { type: 'object', properties }, validate: () => true, messages: {} };
  const screen = partOf<FormScreen>({ id: 'supplier-add', fields, sections: [], body, initial: {} });
  const form: FormApi = {
    screen,
    layout: layoutOf(screen),
    store: new FormStore({}),
    scope: { route: {}, query: {} },
    idOf: (name) => name,
    recheck: vi.fn(),
  };
  render(
    <FormContext value={form}>
      <Engine screen={screen} />
    </FormContext>,
  );
}

describe('a form of the library', () => {
  it.each([
    ['imported', 'licence'],
    ['active', 'since'],
  ])('shows what the switch "%s" decides about while it is on', async (name, other) => {
    drawSwitches();
    const press = async () => userEvent.click(await page.findByRole('switch', { name }));
    await press();
    await page.findByRole('textbox', { name: other });
    await press();
    await waitFor(() => expect(page.queryByRole('textbox', { name: other })).toBeNull());
  });

  it('marks as required what the body that it sends requires, whatever the loaded record says', async () => {
    const isMarked = (input: HTMLInputElement) => input.closest('.form-field')?.textContent?.includes('*');
    expect(isMarked(await drawConditional({}))).toBe(true);
  });

  it('marks nothing as required that what is given to its call makes free', async () => {
    const isMarked = (input: HTMLInputElement) => input.closest('.form-field')?.textContent?.includes('*');
    expect(isMarked(await drawConditional({ on: 'N' }))).toBe(false);
  });

  it('neither validates nor resolves its schema nor draws while somebody types', async () => {
    const { store, screen, validate } = drawForm();
    await entry(1);
    const validator = validatorOf(screen);
    const calls = (['isValid', 'rawValidation', 'validateFormData'] as const).map((name) =>
      vi.spyOn(validator, name),
    );
    const listener = vi.fn();
    store.subscribe('values', listener);
    for (const name of ['f-title', 'f-people.1.name']) {
      const input = document.getElementById(name) as HTMLInputElement;
      await userEvent.type(input, ' and more');
      expect(listener).not.toHaveBeenCalled();
      expect(input.value).toMatch(/ and more$/);
      await userEvent.tab();
      expect(listener).toHaveBeenCalledOnce();
      listener.mockClear();
    }
    for (const call of calls) expect(call).not.toHaveBeenCalled();
    expect(validate).not.toHaveBeenCalled();
    expect(store.value('people.1.name')).toBe('Agus and more');
  });

  it('adds, fills and removes entries within the limits of the body, and keeps the focus in them', async () => {
    const { store, form } = drawForm();
    await userEvent.click(await page.findByRole('button', { name: 'Add' }));
    expect(document.activeElement).toBe(document.getElementById('f-people.3.name'));
    await userEvent.keyboard('Putri');
    expect(page.queryByRole('button', { name: 'Add' })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('Solo');
    store.flush();
    expect(bodyToSend(form)).toEqual({
      title: 'Emma',
      people: [
        { name: 'Siti' },
        { name: 'Agus' },
        { name: 'Dewi' },
        { name: 'Putri', place: { city: 'Solo' } },
      ],
    });
    await userEvent.click(await button(2, 'Remove'));
    expect(names()).toEqual(['Siti', 'Dewi', 'Putri']);
    expect(document.activeElement).toBe(await button(2, 'Remove'));
    for (let left = 3; left > 1; left--) await userEvent.click(await button(1, 'Remove'));
    expect(names()).toEqual(['Putri']);
    expect(page.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('moves entries by the keyboard, with what is just typed in them', async () => {
    const { store } = drawForm();
    await entry(1);
    await userEvent.type(document.getElementById('f-people.2.name') as HTMLInputElement, ' K.');
    (await button(3, 'Move up')).focus();
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Siti', 'Dewi K.', 'Agus']);
    expect(document.activeElement).toBe(await button(2, 'Move up'));
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Dewi K.', 'Siti', 'Agus']);
    // The first entry cannot move up.
    expect(document.activeElement).toBe(await button(1, 'Move down'));
    await userEvent.keyboard('{Enter}');
    expect(store.value('people')).toEqual([{ name: 'Siti' }, { name: 'Dewi K.' }, { name: 'Agus' }]);
    await userEvent.type(document.getElementById('f-people.2.name') as HTMLInputElement, ' P.');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names()).toEqual(['Siti', 'Agus P.', 'Dewi K.']);
    expect(document.activeElement).toBe(document.getElementById('f-people.1.name'));
  });

  it.each([
    { extensions: ['book.add.people.note'], shown: 3 },
    { extensions: [], shown: 0 },
  ])('asks in its entries for what the server has: $extensions', async ({ extensions, shown }) => {
    const settings = document.createElement('meta');
    settings.name = 'app-config';
    settings.content = JSON.stringify({ extensions });
    document.head.append(settings);
    forgetSettings();
    onTestFinished(() => {
      settings.remove();
      forgetSettings();
    });
    drawForm();
    await entry(3);
    expect(page.queryAllByRole('textbox', { name: 'note' })).toHaveLength(shown);
  });

  it('shows an error inside an entry, which moves and goes with it, and entries that come from elsewhere', async () => {
    const { store } = drawForm();
    await entry(1);
    const atFields = new Map([['people.1.name', 'Taken.']]);
    store.setReport({ atFields, list: [{ field: 'people.1.name', message: 'Taken.' }] });
    await waitFor(() => expect(document.getElementById('f-people.1.name-error')?.textContent).toBe('Taken.'));
    await userEvent.click(await button(1, 'Remove'));
    expect(store.error('people.1.name')).toBeUndefined();
    await waitFor(() => expect(document.getElementById('f-people.0.name-error')?.textContent).toBe('Taken.'));
    expect(store.fieldErrors()).toMatchObject([{ field: 'people.0.name' }]);
    await userEvent.click(await button(1, 'Remove'));
    expect(store.fieldErrors()).toEqual([]);
    store.put('people', [{ name: 'Rina' }]);
    await waitFor(() => expect(names()).toEqual(['Rina']));
  });
});
