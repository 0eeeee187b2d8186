import { expect, it } from 'vitest';
import { Notes } from './notes.ts';

it('what is said again about a node is the same object, so that its row is not drawn anew', () => {
  const notes = new Notes<{ readonly id: string; readonly text: string }>();
  let heard = 0;
  const stop = notes.listen(() => heard++);
  notes.set([
    { id: 'a', text: 'One' },
    { id: 'b', text: 'Two' },
  ]);
  const [a, b, none] = [notes.of('a'), notes.of('b'), notes.of('c')];
  notes.set([
    { id: 'a', text: 'One' },
    { id: 'b', text: 'Three' },
  ]);
  expect(notes.of('a')).toBe(a);
  expect(notes.of('b')).not.toBe(b);
  expect(notes.of('c')).toBe(none);
  stop();
  notes.set([]);
  expect([notes.of('a'), heard]).toEqual([[], 2]);
});
