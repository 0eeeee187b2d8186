import { expect, it } from 'vitest';
import { Notes } from './notes.ts';

interface Note {
  readonly id: string;
  readonly text: string;
}
const said = (id: string, text: string): Note => ({ id, text });

it('a node hears of what is said about it alone, and what is said again is the same object', () => {
  const notes = new Notes<Note>();
  const heard: string[] = [];
  const stops = ['a', 'b', 'c'].map((id) => notes.listen(id, () => heard.push(id)));
  notes.set([said('a', 'One'), said('b', 'Two')]);
  const [a, b, none] = ['a', 'b', 'c'].map((id) => notes.of(id));
  notes.set([said('a', 'One'), said('b', 'Three')]);
  expect(notes.of('a')).toBe(a);
  expect(notes.of('b')).not.toBe(b);
  expect(notes.of('c')).toBe(none);
  notes.put('a', [said('a', 'One')]);
  expect(notes.of('a')).toBe(a);
  notes.put('c', [said('c', 'Four')]);
  notes.set([said('c', 'Four')]);
  expect([notes.of('a'), notes.of('b')]).toEqual([[], []]);
  expect(heard).toEqual(['a', 'b', 'b', 'c', 'a', 'b']);
  for (const stop of stops) stop();
  notes.put('a', [said('a', 'Five')]);
  expect(heard).toHaveLength(6);
});
