import { dice } from '../../tests/dice.ts';
import { pointer } from '../diagnostics/pointer.ts';
import type { Operation } from './operations.ts';
import { find, type Model, modelOf, placesIn, plain } from './testing.ts';

const WORDS = [
  '',
  'a',
  'label',
  'when',
  'Größe',
  'a/b',
  '~x',
  '10',
  '__proto__',
  '商品',
  'with "marks"',
  '-',
  '😀',
];

/** Random operations, the same in every run. */
export class Random {
  readonly #numbers: () => number;

  constructor(seed: number) {
    this.#numbers = dice(seed);
  }

  below(count: number): number {
    return Math.floor(this.#numbers() * count);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** An operation on one of the files; some are refused. */
  operation(files: ReadonlyMap<string, string>): Operation {
    const [file, text] = this.pick([...files]);
    const model = modelOf(text);
    const places = placesIn(model);
    const keys = this.pick(places.length > 1 ? places.slice(1) : places);
    if (keys.length === 0) return { op: 'add', file, ...this.#newPlace(model), value: this.value() };
    const at = { file, pointer: pointer(keys) };
    const { before } = this.#sibling(model, keys);
    switch (this.below(9)) {
      case 0:
        return { op: 'add', file, ...this.#newPlace(model), value: this.value() };
      case 1:
        return { op: 'set', ...at, value: this.value() };
      case 2:
        return { op: 'set', ...at, value: this.changed(plain(find(model, keys) ?? { value: 0 })) };
      case 3:
        return { op: 'remove', ...at };
      case 4:
        return { op: 'rename-key', ...at, to: this.pick(WORDS) };
      case 5:
        return { op: 'move', ...at, before };
      case 6:
        return { op: 'duplicate', ...at, ...this.#destination(files, keys, 'duplicate') };
      case 7:
        return { op: 'set', file, pointer: this.#newPlace(model).pointer, value: this.value() };
      default:
        return { op: 'move', ...at, ...this.#destination(files, keys, 'move') };
    }
  }

  /** A sibling to stand before, or none. */
  #sibling(model: Model, keys: readonly string[]): { before?: string | undefined } {
    const holder = find(model, keys.slice(0, -1));
    if (!holder || !('keys' in holder) || this.below(3) === 0) return {};
    return { before: this.below(12) === 0 ? 'nowhere' : this.pick(holder.keys)?.[0] };
  }

  #newPlace(model: Model): { pointer: string; before?: string | undefined } {
    const holders = placesIn(model).filter((keys) => !('value' in (find(model, keys) ?? { value: 0 })));
    const keys = holders.length > 0 ? this.pick(holders) : [];
    const holder = find(model, keys);
    if (holder && 'list' in holder)
      return { pointer: pointer([...keys, this.below(3) === 0 ? '-' : this.below(holder.list.length + 1)]) };
    const place = [...keys, this.pick(WORDS)];
    return { pointer: pointer(place), ...this.#sibling(model, place) };
  }

  #destination(
    files: ReadonlyMap<string, string>,
    keys: readonly string[],
    op: 'move' | 'duplicate',
  ): { to?: string; toFile?: string; before?: string | undefined } {
    const way = this.below(4);
    if (way === 0) return {};
    if (way === 1) return { to: pointer([...keys.slice(0, -1), this.pick([...WORDS, '0', '1', '2'])]) };
    const [toFile, text] = this.pick([...files]);
    const { pointer: to, before } = this.#newPlace(modelOf(text));
    return op === 'move' && this.below(2) === 0 ? { to, toFile } : { to, toFile, before };
  }

  value(depth = 2): unknown {
    const kind = this.below(depth > 0 ? 9 : 6);
    if (kind === 0) return null;
    if (kind === 1) return this.below(2) === 0;
    if (kind === 2) return this.below(1000) / 8;
    if (kind < 6) return this.text();
    if (kind === 6) return Array.from({ length: this.below(40) }, () => this.below(100_000));
    if (kind === 7) return Array.from({ length: this.below(5) }, () => this.value(depth - 1));
    const entries = Array.from({ length: this.below(5) }, () => [this.pick(WORDS), this.value(depth - 1)]);
    return Object.fromEntries(entries);
  }

  /** An object whose lines are about as long as a line may be. */
  fullLines(): object {
    const line = (index: number) => {
      const letters = this.pick(['', '', '商品', 'é', 'e\u0301', '😀']);
      const words = letters + 'x'.repeat(94 + this.below(6) - 2 * letters.length);
      const value = this.pick([[words], { a: words }, [1, [words.slice(4)]], { a: { b: words.slice(8) } }]);
      return [`${index}`, this.below(4) === 0 ? this.value() : value];
    };
    const lines = Object.fromEntries(Array.from({ length: 1 + this.below(3) }, (_, index) => line(index)));
    return this.below(3) === 0 ? { list: Object.values(lines) } : lines;
  }

  text(): string {
    return Array.from({ length: this.below(9) }, () => this.pick(WORDS)).join(' ');
  }

  /** The value with some of its members changed, added or gone. */
  changed(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return this.below(2) === 0 ? this.value(1) : value;
    const isKept = () => this.below(8) > 0;
    const others = this.below(3) === 0 ? [this.value(1)] : [];
    if (Array.isArray(value))
      return [...value.filter(isKept).map((entry) => (isKept() ? entry : this.changed(entry))), ...others];
    const kept = Object.entries(value).filter(isKept);
    const members = kept.map(([key, member]) => [key, isKept() ? member : this.changed(member)]);
    const more = others.map((other) => [this.pick(WORDS), other]);
    return Object.fromEntries(this.below(2) === 0 ? [...members, ...more] : [...more, ...members]);
  }
}
