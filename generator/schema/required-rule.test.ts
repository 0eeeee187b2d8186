import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../../core/model.ts';
import { Place } from '../diagnostics/place.ts';
import { Problems } from '../diagnostics/problems.ts';
import { parseFile } from '../diagnostics/source-file.ts';
import { conditionSchema } from './condition-schema.ts';
import { readCondition, requiredRule } from './required-rule.ts';

const kind = { required: ['kind'], properties: { kind: { const: 'rented' } } };
const isRented: Condition = { field: 'kind', is: 'rented' };
const properties = { kind: { type: 'string' }, rent: { type: 'number' }, note: { type: 'string' } };
const asks = { required: ['rent'] };

describe('when a body asks for a property', () => {
  it.each<[string, object, ReturnType<typeof requiredRule>]>([
    ['always', { required: ['rent'] }, { always: true, isUnclear: false }],
    ['never', { required: ['note'] }, { always: false, isUnclear: false }],
    [
      'by requiredWhen',
      { requiredWhen: { rent: isRented } },
      { always: false, when: isRented, isUnclear: false },
    ],
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    ['by if and then', { if: kind, then: asks }, { always: false, when: isRented, isUnclear: false }],
    ['by else', { if: kind, else: asks }, { always: false, when: { not: isRented }, isUnclear: false }],
    [
      'by an if inside another, and by a second one',
      {
        allOf: [
          // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
          { if: kind, then: { if: { required: ['note'] }, then: asks } },
          { requiredWhen: { rent: { field: 'note', is: 'x' } } },
        ],
      },
      {
        always: false,
        when: {
          any: [{ all: [isRented, { field: 'note', exists: true }] }, { field: 'note', is: 'x' }],
        },
        isUnclear: false,
      },
    ],
    [
      'on what no condition can say',
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      { if: { properties: { note: { pattern: '^A' } } }, then: asks },
      { always: false, isUnclear: true },
    ],
  ])('%s', (_, body, rule) => {
    expect(requiredRule({ type: 'object', properties, ...body }, 'rent')).toEqual(rule);
  });

  it('says the neighbours of a property inside an object by their whole paths', () => {
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    const home = { type: 'object', properties, if: kind, then: asks };
    const body = { type: 'object', properties: { home } };
    expect(requiredRule(body, 'home.rent').when).toEqual({ field: 'home.kind', is: 'rented' });
  });
});

describe('an if as a condition', () => {
  const ajv = new Ajv({ strict: false });
  const nowhere = new Place(parseFile('', '{}').file, []);
  const bodies = [{}, { a: 1 }, { a: 2 }, { a: 5 }, { b: 'x' }, { a: 1, b: 'x' }, { a: 5, b: 'y' }];

  it.each([
    { required: ['a'], properties: { a: { const: 1 } } },
    { properties: { a: { const: 1 } } },
    { required: ['a'], properties: { a: { enum: [1, 2] } } },
    { required: ['a'], properties: { a: { type: 'integer', exclusiveMinimum: 1, maximum: 4 } } },
    { required: ['b'] },
    { not: { required: ['a'], properties: { a: { minimum: 2 } } } },
    { anyOf: [{ required: ['b'] }, { required: ['a'], properties: { a: { const: 5 } } }] },
    { allOf: [{ required: ['a'] }, { required: ['b'], properties: { b: { not: { const: 'x' } } } }] },
  ])('holds for the same bodies: %j', (schema) => {
    const condition = readCondition(schema, []);
    const again = conditionSchema(condition, nowhere, new Problems());
    const [wanted, found] = [ajv.compile(schema), ajv.compile(again)];
    expect(bodies.map((body) => found(body))).toEqual(bodies.map((body) => wanted(body)));
  });
});
