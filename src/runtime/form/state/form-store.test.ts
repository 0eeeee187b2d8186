import { describe, expect, it } from 'vitest';
import { reportOf } from './error-report.ts';
import { FormStore } from './form-store.ts';

describe('the store of a form', () => {
  it('reads what a control still holds when it is flushed, as Enter does', () => {
    const store = new FormStore({ title: 'Emma' });
    store.note('title', () => 'Persuasion');
    expect(store.value('title')).toBe('Emma');
    store.flush();
    expect(store.values()).toEqual({ title: 'Persuasion' });
  });

  it('tells only those who listen to the field that changed', () => {
    const store = new FormStore({});
    const heard: string[] = [];
    store.subscribe('value:title', () => heard.push('title'));
    store.subscribe('value:pages', () => heard.push('pages'));
    store.subscribe('values', () => heard.push('any'));
    store.commit('title', 'Emma');
    store.commit('title', 'Emma');
    expect(heard).toEqual(['title', 'any']);
  });

  it('takes a record that arrives late only where nobody has typed', () => {
    const store = new FormStore({ title: 'old', pages: 1, note: 'n' });
    const adopted: string[] = [];
    for (const name of ['title', 'pages', 'note'])
      store.subscribe(`adopted:${name}`, () => adopted.push(name));
    store.commit('title', 'mine');
    store.note('note', () => 'typing');
    store.adopt({ title: 'theirs', pages: 2, note: 'theirs' });
    store.flush();
    expect(store.values()).toEqual({ title: 'mine', pages: 2, note: 'typing' });
    expect(adopted).toEqual(['pages']);
  });

  it('asks once: what was agreed to is asked again only where the question is another one', () => {
    const store = new FormStore({ items: 'Emma' });
    store.setQuestion('items', () => [`Without a price: ${store.value('items')}.`]);
    expect(store.questions()).toEqual(['Without a price: Emma.']);
    store.agree();
    expect(store.questions()).toEqual([]);
    store.commit('items', 'Dune');
    expect(store.questions()).toEqual(['Without a price: Dune.']);
  });

  it('reads and commits a value inside an entry of a list, and tells the list of it', () => {
    const start = [{ name: 'Siti', place: { city: 'Bandung' } }, { name: 'Agus' }];
    const store = new FormStore({ people: start });
    const heard: string[] = [];
    for (const topic of ['value:people', 'value:people.1.name', 'value:people.0.name'])
      store.subscribe(topic, () => heard.push(topic));
    expect(store.value('people.0.place.city')).toBe('Bandung');
    store.note('people.1.name', () => 'Dewi');
    store.flush();
    store.commit('people.1.place.city', 'Solo');
    expect(store.value('people')).toEqual([start[0], { name: 'Dewi', place: { city: 'Solo' } }]);
    expect(start[1]).toEqual({ name: 'Agus' });
    expect(heard).toEqual(['value:people', 'value:people.1.name', 'value:people']);
    expect(store.isDirty()).toBe(true);
  });

  it('lets the controls of a list show what is at their place when entries move', () => {
    const store = new FormStore({ people: [{ name: 'Siti' }, { name: 'Agus' }], title: '' });
    const shown: unknown[] = [];
    store.subscribe('adopted:people.0.name', () => shown.push(store.value('people.0.name')));
    store.subscribe('adopted:title', () => shown.push('title'));
    store.commit('people', [{ name: 'Agus' }, { name: 'Siti' }]);
    store.put('people', []);
    expect(shown).toEqual(['Agus', undefined]);
  });

  it('does not bring an entry back by what was typed in it', () => {
    const store = new FormStore({ people: [{ name: 'Siti' }] });
    store.note('people.0.name', () => 'Dewi');
    store.adopt({ people: [{ name: 'theirs' }] });
    expect(store.value('people')).toEqual([{ name: 'Siti' }]);
    store.put('people', []);
    store.flush();
    expect(store.value('people')).toEqual([]);
  });

  it('is dirty only while something differs, and knows null, absent and empty as the same', () => {
    const store = new FormStore({ title: 'Emma', pages: null });
    store.note('pages', () => '');
    expect(store.isDirty()).toBe(false);
    store.commit('title', 'Persuasion');
    expect(store.isDirty()).toBe(true);
    store.commit('title', 'Emma');
    expect(store.isDirty()).toBe(false);
    store.note('title', () => 'typing');
    expect(store.isDirty()).toBe(true);
    store.settle();
    expect(store.isDirty()).toBe(false);
  });

  it('draws only the fields whose message changed', () => {
    const store = new FormStore({});
    const drawn: string[] = [];
    for (const name of ['title', 'pages', 'note']) store.subscribe(`error:${name}`, () => drawn.push(name));
    store.setReport(reportOf([{ field: 'title', message: 'No.' }], ['title', 'pages', 'note']));
    expect(drawn).toEqual(['title']);
    store.setReport(reportOf([{ field: 'pages', message: 'No.' }], ['title', 'pages', 'note']));
    expect(drawn).toEqual(['title', 'title', 'pages']);
  });

  it('takes a message away from its field and crosses it out in the summary', () => {
    const store = new FormStore({});
    const both = [
      { field: 'title', message: 'No.' },
      { field: 'pages', message: 'Few.' },
    ];
    store.setReport(reportOf(both, ['title', 'pages']));
    store.setError('title', undefined);
    expect(store.error('title')).toBeUndefined();
    expect(store.fieldErrors()).toEqual([
      { field: 'title', message: 'No.', done: true },
      { field: 'pages', message: 'Few.' },
    ]);
    store.setError('pages', 'Many.');
    expect(store.fieldErrors()[1]).toEqual({ field: 'pages', message: 'Many.' });
  });

  it('moves what is wrong with the entries of a list along with them, and drops it with those that go', () => {
    const store = new FormStore({ items: [{}, {}, {}] });
    const names = ['items.0.qty', 'items.2.qty', 'itemsOld.0.qty'];
    store.setReport(
      reportOf(
        names.map((field) => ({ field, message: field })),
        names,
      ),
    );
    const places = new Map([
      [2, 0],
      [1, 1],
    ]);
    store.moveErrors('items', (index) => places.get(index));
    expect(store.errorsIn('items')).toEqual([['items.0.qty', 'items.2.qty']]);
    expect(store.fieldErrors().map(({ field }) => field)).toEqual(['items.0.qty', 'itemsOld.0.qty']);
  });
});
