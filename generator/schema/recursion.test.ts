import { describe, expect, it } from 'vitest';
import { schemaAt } from './json-schema.ts';
import { compiled, judge, object } from './testing.ts';
import { validatorCode } from './validator-code.ts';

const title = { type: 'string', minLength: 1, messages: { minLength: 'Name it.' } };
const groups = (depth: number) => ({
  type: 'array',
  maxItems: 3,
  messages: { maxItems: 'Three at most.' },
  items: object(
    {
      title,
      groups: { $ref: '#/properties/groups', depth, messages: { depth: 'Too deep.' } },
    },
    { required: ['title'] },
  ),
});
const body = (depth = 8) => object({ groups: groups(depth) });

/** A value with groups nested to a depth. */
function nest(depth: number, inmost: object = { title: 'x' }): object {
  let group = inmost;
  for (let level = 1; level < depth; level += 1) group = { title: 'x', groups: [group] };
  return { groups: [group] };
}
const pathOf = (depth: number) => Array.from({ length: depth }, () => 'groups').join('.0.');

describe('recursive data', () => {
  it('may be nested as deep as declared, and is refused where it goes deeper', () => {
    const check = judge(body());
    expect(check(nest(8))).toEqual([]);
    expect(check(nest(9))).toEqual([`${pathOf(9)} depth Too deep.`]);
    expect(check(nest(12))).toEqual([`${pathOf(9)} depth Too deep.`]);
    expect(judge(body(2))(nest(3))).toEqual([`${pathOf(3)} depth Too deep.`]);
  });

  it('has no level more for an empty list', () => {
    expect(judge(body())(nest(8, { title: 'x', groups: [] }))).toEqual([]);
  });

  it('keeps its rules and their messages at every depth', () => {
    const check = judge(body());
    for (const depth of [1, 2, 5, 8]) {
      const at = `${pathOf(depth)}.0.title`;
      expect(check(nest(depth, { title: '' }))).toEqual([`${at} minLength Name it.`]);
      expect(check(nest(depth, {}))).toEqual([`${at} required Please fill this field.`]);
    }
    const four = Array.from({ length: 4 }, () => ({ title: 'x' }));
    expect(check(nest(3, { title: 'x', groups: four }))).toEqual([`${pathOf(4)} maxItems Three at most.`]);
  });

  it('is one function that calls itself, however deep', () => {
    const codeOf = (depth: number) => validatorCode({ body: compiled(body(depth)).rules }).code;
    expect(codeOf(8)).toBe(codeOf(2));
  });

  it('may begin beside other values, as an object, and by way of a definition', () => {
    const check = judge({
      type: 'object',
      definitions: {
        node: object({ not: { $ref: '#/definitions/node', depth: 3 }, value: { type: 'integer' } }),
      },
      properties: { left: { $ref: '#/definitions/node' }, right: { $ref: '#/definitions/node' } },
    });
    expect(check({ left: { not: { not: { value: 1 } } }, right: { value: 2 } })).toEqual([]);
    expect(check({ left: { not: { not: { not: {} } } } })).toEqual([
      'left.not.not.not depth May be nested at most {limit} deep.',
    ]);
    expect(check({ right: { not: { value: 'x' } } })).toEqual([
      'right.not.value type This value does not have the expected form.',
    ]);
  });

  it('can be looked into by a path', () => {
    const { schema } = compiled(body());
    expect(schemaAt(schema, 'groups.0.groups.1.groups.2.title')).toMatchObject({ type: 'string' });
    expect(schemaAt(schema, 'groups.0.groups.1.name')).toBeUndefined();
  });
});
