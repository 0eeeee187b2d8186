import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Refusal } from '../refusal.ts';
import type { Context, Handler } from './handler.ts';
import { askNothing, type Limits, together, withLimits, withLimitsAhead } from './limits.ts';

const CALL = { id: 'order.create', limits: ['max_qty', 'orderable'] };
const TOO_MANY = { field: 'qty', message: 'Too many.' };

/** Calls a handler of `order.create`, which asks for its limits as `ask` does. */
const answered = (ask: (limits: Limits<'max_qty' | 'orderable'>) => void) =>
  withLimits(CALL, async (_, context) => ask((context as Context<'max_qty' | 'orderable'>).limits))({}, {});

const refusedBy = (ask: Parameters<typeof answered>[0]) =>
  answered(ask).then(
    () => undefined,
    ({ kind, problems }: Refusal) => ({ kind, problems }),
  );

describe('the limits of a call', () => {
  it('refuse by their problems, and let pass what has none', async () => {
    await expect(answered(askNothing)).resolves.toBeUndefined();
    expect(await refusedBy(({ max_qty }) => max_qty([TOO_MANY]))).toEqual({
      kind: 'invalid',
      problems: [TOO_MANY],
    });
    expect((await refusedBy(({ max_qty }) => max_qty([{ message: 'Over.' }])))?.kind).toBe('conflict');
    expect((await refusedBy(({ max_qty }) => max_qty([TOO_MANY], 'conflict')))?.kind).toBe('conflict');
  });

  it('are all asked for, or the call is a defect of the server', async () => {
    await expect(answered(({ max_qty }) => max_qty([]))).rejects.toThrow(
      'order.create was answered, and nobody asked for its limit "orderable".',
    );
  });

  it('are asked for anew by every call', async () => {
    const handler = withLimits(CALL, async (_, context) => {
      const { limits } = context as Context<'max_qty' | 'orderable'>;
      if (isFirst) askNothing(limits);
    });
    let isFirst = true;
    await handler({}, {});
    isFirst = false;
    await expect(handler({}, {})).rejects.toThrow('max_qty');
  });

  it('are asked for before the transaction or in it', async () => {
    type Asking = Pick<Context<'max_qty' | 'orderable'>, 'limits'>;
    const ahead = withLimitsAhead(CALL, async (_, context) => {
      (context as Asking).limits.max_qty([]);
      return 'hashed';
    });
    const answer = withLimits(CALL, async (_, context) => {
      const { limits, ahead: made } = context as Asking & Pick<Context, 'ahead'>;
      if (isAsked) limits.orderable([]);
      return made;
    });
    let isAsked = true;
    expect(await answer({}, { ahead: await ahead({}, {}) })).toBe('hashed');
    isAsked = false;
    await expect(answer({}, { ahead: await ahead({}, {}) })).rejects.toThrow('"orderable"');
  });

  it('say together what all of them find', async () => {
    const found = await refusedBy(({ max_qty, orderable }) =>
      together(
        () => orderable([{ field: 'id', message: 'Gone.' }]),
        () => max_qty([TOO_MANY]),
      ),
    );
    expect(found?.problems.map(({ message }) => message)).toEqual(['Gone.', 'Too many.']);
    expect(() =>
      together(() => {
        throw new TypeError('a defect');
      }),
    ).toThrow(TypeError);
  });

  it('are there for a handler whose call declares them, and for no other', () => {
    type Of<Name extends string> = Handler<object, object, Name>;
    const asking = async (_: object, { limits }: Context<'max_qty'>) => {
      limits.max_qty([]);
      // @ts-expect-error: not declared
      limits.orderable;
      return {};
    };
    expectTypeOf(asking).toExtend<Of<'max_qty'>>();
    expectTypeOf(asking).toExtend<Of<'max_qty' | 'orderable'>>();
    expectTypeOf(asking).not.toExtend<Of<never>>();
    expectTypeOf(asking).not.toExtend<Of<'orderable'>>();
  });
});
