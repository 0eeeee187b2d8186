// What is stated of the screens of promotions and loyalty, and stands in their declarations.
import { expect, it } from 'vitest';
import type {
  Action,
  DetailScreen,
  Endpoint,
  FormField,
  FormScreen,
  ListScreen,
  Screen,
} from '../../core/model.ts';
import { endpoints } from '../../server/generated/endpoints.ts';
import * as level from '../../src/generated/product/endpoints/level.ts';
import * as point from '../../src/generated/product/endpoints/point.ts';
import { product } from '../../src/generated/product/product.ts';
import type { FormApi } from '../../src/runtime/form/state/form-api.ts';
import { FormStore } from '../../src/runtime/form/state/form-store.ts';
import { declaredQuestions } from '../../src/runtime/form/submit/ask-before-save.ts';
import { partOf } from '../part-of.ts';

const screenOf = async <Screen>(id: string): Promise<Screen> =>
  (await import(`../../src/generated/product/screens/${id}.ts`)).default;

const actionsOf = (screen: ListScreen | DetailScreen): readonly Action[] =>
  screen.kind === 'list' ? screen.row : (screen.actions ?? []);

it.each([
  ['flashsale-list', 'Deactive data {sesi}?'],
  ['bundle-list', 'Deactive data {name}?'],
  ['bundle-detail', 'Deactive data {name}?'],
  ['campaign-list', 'Deactive data {title}?'],
  ['campaign-detail', 'Deactive data {title}?'],
  ['promo-list', 'Deactive data {title}?'],
])('%s asks before it deactivates: %s', async (id, text) => {
  const actions = actionsOf(await screenOf<ListScreen | DetailScreen>(id));
  const found = actions.filter((action) => action.id === 'deactivate');
  expect(found.map(({ confirm }) => confirm)).toEqual([{ text, cancel: 'Batal', submit: 'Deactivate' }]);
});

it.each([
  ['flashsale-detail', 'Reject', 'Revisi', 'Approve'],
  ['campaign-detail', 'Reject', 'Revisi', 'Approve'],
  ['bundle-detail', 'Reject', 'Revisi', 'Approve'],
  ['product-free-detail', 'Reject', 'Revisi', 'Approve'],
  ['new-promo-detail', 'Reject', 'Revisi', 'Approve'],
  ['promotion-approval-detail', 'Tolak', 'Revisi', 'Setujui'],
] as const)(
  '%s decides with %s, %s and %s, there and in their questions',
  async (id, reject, revise, approve) => {
    const actions = actionsOf(await screenOf<DetailScreen>(id));
    const decisionOf = (name: string) => actions.find((action) => action.id === name);
    const submitOf = async (name: string) =>
      (await screenOf<FormScreen>(decisionOf(name)?.dialog?.screen ?? '')).submit.label;
    expect(decisionOf('reject')?.label).toBe(reject);
    expect(decisionOf('reject')?.confirm?.submit).toBe(reject);
    expect(decisionOf('reject')?.note?.label).toBe('Notes');
    expect(decisionOf('revise')?.label).toBe(revise);
    expect(await submitOf('revise')).toBe(revise);
    expect(decisionOf('approve')?.label).toBe(approve);
    expect(decisionOf('approve')?.confirm?.submit).toBe(approve);
  },
);

const withInner = (fields: readonly FormField[]): readonly FormField[] =>
  fields.flatMap((field) => [field, ...withInner(field.fields ?? [])]);

it.each([
  ['bundle-add', 1],
  ['bundle-edit', 1],
  ['product-free-add', 2],
  ['product-free-edit', 2],
] as const)('%s looks its products up 800 ms after the last key', async (id, pickers) => {
  const { fields } = await screenOf<FormScreen>(id);
  const found = withInner(fields).filter(({ field }) => field === 'picker');
  expect(found.map(({ options }) => options?.searchWait)).toEqual(Array(pickers).fill(800));
});

it.each<[string, Endpoint]>([
  ['level.create', level.levelCreate],
  ['level.update', level.levelUpdate],
  ['point.create', point.pointCreate],
  ['point.update', point.pointUpdate],
])('%s is sent as a form of parts', (_id, { encoding }) => {
  expect(encoding).toBe('multipart');
});

it.each(['voucher-add', 'voucher-edit'])('%s reads 100 levels, and shops where it is private', async (id) => {
  const { fields } = await screenOf<FormScreen>(id);
  const named = (name: string) => fields.find((field) => field.name === name);
  expect(named('level_id')?.options?.size).toBe(100);
  expect(named('shops')?.when).toEqual({ field: 'jenis', is: 'private' });
});

const PERCENT = { penawaran: 'potongan', potongan_type: 'persentase', isMin: 1, amountMin: 10_000 };
it.each([
  [{ ...PERCENT, besar: 50, maksimal: 10_000 }, []],
  [{ ...PERCENT, besar: 51 }, ['It takes off more than half: 51 %.']],
  [{ ...PERCENT, potongan_type: 'nominal', besar: 51 }, []],
  [{ ...PERCENT, maksimal: 10_001 }, ['The most that it takes off is more than the minimum purchase.']],
  [{ ...PERCENT, isMin: 0, maksimal: 10_001 }, []],
  [{ start_date: '2027-01-01', end_date: '2028-01-01' }, []],
  [{ start_date: '2027-01-01', end_date: '2028-01-02' }, ['It holds for more than a year.']],
])('a voucher of %j is asked about: %j', async (values, expected) => {
  for (const id of ['voucher-add', 'voucher-edit']) {
    const screen = await screenOf<FormScreen>(id);
    const scope = { row: {}, route: {}, query: {} };
    const questions = declaredQuestions(partOf<FormApi>({ screen, store: new FormStore(values), scope }));
    expect(questions, id).toEqual(expected);
  }
});

it('every form whose submit is refused where nobody could decide says so as it opens', async () => {
  const operations = endpoints.flatMap((endpoint) => endpoint.operations);
  const refusing = new Set(
    operations.filter(({ limits }) => limits?.includes('other_approver')).map(({ id }) => id),
  );
  const screens = await Promise.all(product.screens.map(({ id }) => screenOf<Screen>(id)));
  const refused = screens.filter(
    (screen): screen is FormScreen => screen.kind === 'form' && refusing.has(screen.submit.call.endpoint.id),
  );
  expect(refused.length).toBeGreaterThan(10);
  const silent = refused.filter(({ notice }) => notice?.endpoint.id !== 'promotion-approval.ready');
  expect(silent.map(({ id }) => id)).toEqual([]);
});
