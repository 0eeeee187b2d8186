import { describe, expect, it } from 'vitest';
import type { FormField, FormScreen } from '../../../../core/model.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { REMOVED } from '../../base/files/descriptor.ts';
import { reportOf } from '../../form/state/error-report.ts';
import { controlNames, fieldAt, structureOf, watchedFields } from '../../form/state/form-layout.ts';
import { isRequiredAt, nested, propertyAt } from '../../form/state/paths.ts';
import { buildBody, type Draft } from '../../form/state/payload.ts';
import { holdsFields, startingValues } from '../../form/state/starting-values.ts';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  field: 'text',
  span: 12,
  ...more,
});

const schema = {
  type: 'object',
  required: ['title', 'shelf_id'],
  properties: {
    title: { type: 'string' },
    shelf_id: { type: 'integer' },
    pages: { type: ['integer', 'null'], minimum: 0 },
    note: { type: 'string' },
    copies: { type: 'integer' },
    cover: { type: ['object', 'string', 'null'], file: { types: ['image/png'], maxBytes: 10 } },
    place: {
      type: 'object',
      required: ['room'],
      properties: { room: { type: 'string' }, row: { type: ['integer', 'null'] } },
    },
  },
};
const fields = ['title', 'shelf_id', 'pages', 'note', 'copies', 'cover', 'place.room', 'place.row'].map(
  (name) => field(name),
);
const body = (values: Draft['values'], more: Partial<Draft> = {}) =>
  buildBody({ fields, schema, values, isVisible: () => true, ...more });
/** A record that says of each field that it is empty. */
const record = Object.fromEntries(
  ['title', 'shelf_id', 'pages', 'note', 'copies', 'cover', 'place', 'people'].map((name) => [name, null]),
);

describe('the body that is sent', () => {
  it('holds what was given, dotted names as objects', () => {
    expect(body({ title: 'Emma', pages: 0, 'place.room': 'A', 'place.row': 2 })).toEqual({
      title: 'Emma',
      pages: 0,
      place: { room: 'A', row: 2 },
    });
  });

  it('says null for an emptied field of an existing record where null is welcome', () => {
    const emptied = { title: 'Emma', pages: null, note: '', copies: null, 'place.row': null };
    expect(body(emptied, { record })).toEqual({
      title: 'Emma',
      pages: null,
      note: '',
      place: { row: null },
    });
  });

  it('says nothing of an empty field of which the record says nothing', () => {
    const emptied = { title: 'Emma', pages: null, note: '', 'place.row': null, people: [] };
    expect(body(emptied, { record: { title: 'Emma' } })).toEqual({ title: 'Emma' });
    const repeater = field('people', { fields: [field('name')] });
    expect(body({ people: [] }, { record: {}, fields: [repeater] })).toEqual({});
    expect(body({ note: 'typed' }, { record: {} })).toEqual({ note: 'typed' });
  });

  it('says nothing of an empty field that the record never fills', () => {
    const once = fields.map((one) => (one.name === 'note' ? { ...one, from: null } : one));
    expect(body({ title: 'Emma', note: '' }, { record, fields: once })).not.toHaveProperty('note');
    expect(body({ title: 'Emma', note: 'new' }, { record, fields: once }).note).toBe('new');
  });

  it('says by an empty value that a stored file stays, where it is declared so', () => {
    const told = fields.map((one) => (one.name === 'cover' ? { ...one, unchanged: 'empty' as const } : one));
    expect(body({ title: 'Emma' }, { record, fields: told }).cover).toBe('');
    expect(body({ title: 'Emma' }, { fields: told })).not.toHaveProperty('cover');
    expect(body({ title: 'Emma' }, { record })).not.toHaveProperty('cover');
  });

  it('leaves empty fields of a new record out', () => {
    expect(body({ title: 'Emma', pages: null, note: '', copies: undefined })).toEqual({ title: 'Emma' });
  });

  it('leaves an empty required field out, so that it is reported as missing and not as a wrong type', () => {
    expect(body({ title: '', shelf_id: null, 'place.room': '' }, { record })).not.toHaveProperty('title');
    expect(body({ title: '', shelf_id: null, 'place.room': '' }, { record })).not.toHaveProperty('shelf_id');
    expect(body({ 'place.room': '' }, { record }).place).not.toHaveProperty('room');
  });

  it('leaves hidden fields out, whatever they hold', () => {
    expect(body({ title: 'Emma', note: 'secret' }, { isVisible: ({ name }) => name !== 'note' })).toEqual({
      title: 'Emma',
    });
  });

  it('empties in the record what another answer has hidden, and only that', () => {
    const byTitle = field('pages', { when: { field: 'title', is: 'Emma' } });
    const byRole = field('note', { when: { user: 'role', is: 3 } });
    const some = [field('title'), byTitle, byRole];
    const isVisible = ({ name }: { name: string }) => name === 'title';
    const values = { title: 'Persuasion', pages: 9, note: 'kept' };
    expect(body(values, { fields: some, isVisible, record })).toEqual({
      title: 'Persuasion',
      pages: null,
    });
    expect(body(values, { fields: some, isVisible })).toEqual({ title: 'Persuasion' });
  });

  it('empties nothing hidden of which the record says nothing', () => {
    const byNote = field('pages', { when: { field: 'note', is: 'x' } });
    const isVisible = ({ name }: { name: string }) => name !== 'pages';
    const sent = (stored: Draft['values']) =>
      body({ note: '', pages: 9 }, { fields: [field('note'), byNote], isVisible, record: stored });
    expect([sent({ note: 'x', pages: 9 }), sent({ note: 'x' })]).toEqual([
      { note: '', pages: null },
      { note: '' },
    ]);
  });

  it('holds a newly chosen file and never the stored one', () => {
    const cover = { name: 'a.png', mime: 'image/png', bytes: 3 };
    expect(body({ cover })).toEqual({ cover });
    expect(body({ cover: '/files/a.png' }, { record })).not.toHaveProperty('cover');
    expect(body({ cover: undefined }, { record })).not.toHaveProperty('cover');
  });

  it('says by the flag beside it that a stored file is to go', () => {
    const remove = { flag: 'cover_remove', extension: 'book.update.cover_remove' };
    const given = { fields: [{ ...field('cover'), remove }], record };
    expect(body({ cover: REMOVED }, given)).toEqual({ cover_remove: 1 });
    expect(body({ cover: JSON.parse(JSON.stringify(REMOVED)) }, given)).toEqual({ cover_remove: 1 });
    expect(body({ cover: undefined }, given)).toEqual({});
    expect(body({ cover: REMOVED }, { ...given, isVisible: () => false })).toEqual({});
  });
});

describe('the entries of a repeater in the body', () => {
  const person = {
    type: 'object',
    required: ['name'],
    properties: {
      id: { type: 'integer' },
      name: { type: 'string' },
      place: { type: 'object', properties: { city: { type: 'string' } } },
    },
  };
  const lists = { type: 'object', properties: { people: { type: 'array', items: person, maxItems: 3 } } };
  const people = field('people', { fields: [field('name'), field('place.city')] });
  const sent = (list: unknown, isStored = false) =>
    body({ people: list }, { fields: [people], schema: lists, ...(isStored && { record }) });

  it('have what the body knows, without what is empty; an entry without anything stays one', () => {
    const entries = [{ id: 4, name: 'Siti', place: { city: '' }, made: 1 }, { place: { city: 'Solo' } }, {}];
    expect(sent(entries)).toEqual({ people: [{ id: 4, name: 'Siti' }, { place: { city: 'Solo' } }, {}] });
  });

  it('are none in an existing record whose last one was removed, and are not spoken of in a new one', () => {
    expect([sent([], true), sent([])]).toEqual([{ people: [] }, {}]);
  });

  it('have their own names, types and places', () => {
    const fieldsByName = new Map([['people', people]]);
    expect(fieldAt(fieldsByName, 'people.2.place.city')?.name).toBe('people.2.place.city');
    expect(fieldAt(fieldsByName, 'people.2.made')).toBeUndefined();
    const refused = ['people.1.name', 'title', 'people.0.place.city'].map((field) => ({
      field,
      message: '',
    }));
    expect(controlNames(people, refused)).toEqual(['people', 'people.0.place.city', 'people.1.name']);
    expect(controlNames(people, [])).toEqual(['people']);
    expect(propertyAt(lists, 'people.0.place.city')).toEqual({ type: 'string' });
    const place = { type: 'object', properties: { city: { type: 'string' } } };
    expect(structureOf(lists, [people])).toMatchObject({
      properties: {
        people: { maxItems: 3, items: { type: 'object', properties: { name: { type: 'string' }, place } } },
      },
    });
  });
});

describe('what a form starts with', () => {
  const picker = field('shelf_id', { options: { value: 'id', label: 'name', current: 'shelf.name' } });

  it('is no value of a new record where a loaded one says nothing, unless it must be sent', () => {
    const initial = { note: 'new', copies: 1, title: 'New' };
    const some = [field('note'), field('copies', { from: 'usual_copies' }), field('title')];
    const screen = { fields: some, initial, body: partOf<FormScreen['body']>({ schema }) };
    expect(startingValues(screen)).toEqual(initial);
    expect(startingValues(screen, {})).toEqual({ copies: 1, title: 'New' });
  });

  it('is taken from the record: by name, by `from`, and not at all for `from: null`', () => {
    const form = {
      fields: [field('title', { from: 'heading' }), field('pages'), field('cover', { from: null })],
      initial: {},
    };
    expect(startingValues(form, { heading: 'Emma', pages: 0, cover: '/x.png' })).toEqual({
      title: 'Emma',
      pages: 0,
    });
  });

  it('finds the value of a picker in the record it refers to', () => {
    expect(startingValues({ fields: [picker], initial: {} }, { shelf: { id: 4, name: 'Left' } })).toEqual({
      shelf_id: 4,
    });
    expect(startingValues({ fields: [picker], initial: {} }, { shelf_id: 5, shelf: { id: 4 } })).toEqual({
      shelf_id: 5,
    });
  });

  it('is the declared start for a new record', () => {
    expect(startingValues({ fields: [field('copies'), field('title')], initial: { copies: 1 } })).toEqual({
      copies: 1,
    });
  });

  it('may be a row passed along only when that row holds every field', () => {
    expect(holdsFields([field('title'), field('cover', { from: null })], { title: null })).toBe(true);
    expect(holdsFields([field('title'), field('pages')], { title: 'Emma' })).toBe(false);
  });
});

describe('field errors', () => {
  it('stand at their fields in the order of the form, the first of each, what belongs nowhere last', () => {
    const report = reportOf(
      [
        { message: 'Closed today.' },
        { field: 'pages', message: 'Too few.' },
        { field: 'title', message: 'Taken.' },
        { field: 'title', message: 'Too long.' },
      ],
      ['title', 'pages'],
    );
    expect([...report.atFields]).toEqual([
      ['title', 'Taken.'],
      ['pages', 'Too few.'],
    ]);
    expect(report.list.map((one) => one.message)).toEqual(['Taken.', 'Too few.', 'Closed today.']);
  });

  it('about a part of a value stand at the field that holds it', () => {
    const report = reportOf(
      [
        { field: 'items.0.qty', message: 'No.' },
        { field: 'tags[]', message: 'Few.' },
      ],
      ['items', 'tags'],
    );
    expect([...report.atFields.keys()]).toEqual(['items', 'tags']);
  });

  it('about a field that is not shown are still said', () => {
    expect(reportOf([{ field: 'id', message: 'Gone.' }], ['title'])).toEqual({
      atFields: new Map(),
      list: [{ message: 'Gone.' }],
    });
  });
});

describe('what the form engine is given', () => {
  it('is the types of the fields: nothing that it would have to resolve, merge or fill in', () => {
    const resolved = { type: 'string', $ref: '#/x', allOf: [{}], oneOf: [{}], default: 'a', if: {} };
    const properties = { ...schema.properties, title: resolved, odd: { anyOf: [{ type: 'string' }] } };
    const withRules = { ...schema, properties, if: { properties: {} }, allOf: [{}] };
    const asked = [field('title'), field('place.row'), field('place.room'), field('odd')];
    expect(structureOf(withRules, asked)).toEqual({
      type: 'object',
      properties: {
        title: { type: 'string' },
        place: {
          type: 'object',
          properties: { row: { type: ['integer', 'null'] }, room: { type: 'string' } },
        },
        odd: { type: 'string' },
      },
    });
  });

  it('knows which fields others look at', () => {
    const hidden = field('note', {
      when: { any: [{ field: 'pages', gt: 3 }, { not: { all: [{ field: 'copies', is: 1 }] } }] },
    });
    const endpoint = {
      id: 'x',
      method: 'GET',
      path: '/x',
      roles: 'public',
      effect: 'read',
      envelope: 'list',
    } as const;
    const picker = field('row', {
      source: { endpoint, with: { shelf: { from: 'form', path: 'shelf_id' }, all: 1 } },
    });
    const locked = field('odd', { enabled: { field: 'title', exists: true } });
    expect([...watchedFields([hidden, picker, locked])]).toEqual(['pages', 'copies', 'shelf_id', 'title']);
  });
});

describe('dotted names', () => {
  it('reach into nested values and schemas', () => {
    expect(nested({ 'a.b': 1, 'a.c': 2, d: 3 })).toEqual({ a: { b: 1, c: 2 }, d: 3 });
    expect(propertyAt(schema, 'place.room')).toEqual({ type: 'string' });
    expect(propertyAt(schema, 'place.nothing')).toBeUndefined();
    expect(isRequiredAt(schema, 'place.room')).toBe(true);
    expect(isRequiredAt(schema, 'place.row')).toBe(false);
  });
});
