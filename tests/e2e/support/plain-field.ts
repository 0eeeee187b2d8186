/** A field without separators, by the stated rules alone: what the fields of the page are held against. */
export interface PlainRules {
  drops(key: string, beside: string): boolean;
  /** The separator that the page shows. */
  readonly grouping: '' | '.' | ',';
  readonly digitsOnly: boolean;
  readonly emptiesZero: boolean;
  /** What of a whole pasted text stands here; by default an amount is its number. */
  reads?(text: string): string | undefined;
}

interface State {
  readonly text: string;
  readonly anchor: number;
  readonly caret: number;
}

const AMOUNT = /^(?:Rp ?)?(\d+|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:,\d{3})+)(?:[.,]0{1,2})?$/;

export class PlainField {
  state: State = { text: '', anchor: 0, caret: 0 };
  #past: (readonly [State, State])[] = [];
  #future: (readonly [State, State])[] = [];

  constructor(readonly rules: PlainRules) {}

  /** As the page shows it: the text, and what `count` counts before the ends of the selection. */
  shownIn(count: (text: string, grouping: string) => number): [text: string, start: number, end: number] {
    const { text } = this.state;
    const { grouping } = this.rules;
    const grouped = /^-?\d+$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, grouping) : text;
    const [start, end] = this.#selected().map((place) => count(text.slice(0, place), grouping));
    return [grouped, start ?? 0, end ?? 0];
  }

  #selected(): readonly [start: number, end: number] {
    const { anchor, caret } = this.state;
    return [Math.min(anchor, caret), Math.max(anchor, caret)];
  }

  type(key: string): void {
    const { text } = this.state;
    const [start, end] = this.#selected();
    if (!this.rules.drops(key, text.slice(0, start) + text.slice(end))) this.#replace(key);
  }

  paste(pasted: string): void {
    const { text } = this.state;
    const [start, end] = this.#selected();
    this.#readWhole(text.slice(0, start) + pasted, text.slice(end));
  }

  fillIn(text: string): void {
    this.#readWhole(text, '');
  }

  /** Left and come back to: one digit has a nought before it now, and no step of before is left. */
  comeBack(): void {
    const text = this.state.text.trim().replace(/^\d$/, '0$&');
    if (text === this.state.text) return;
    this.state = { text, anchor: text.length, caret: text.length };
    this.#past = [];
    this.#future = [];
  }

  remove(isForward: boolean, isWord = false): void {
    const { text } = this.state;
    const [start, end] = this.#selected();
    if (start !== end) this.#replace('');
    else if (isWord) this.#replace('', isForward ? start : 0, isForward ? text.length : end);
    else if (isForward) this.#replace('', start, Math.min(text.length, end + 1));
    else this.#replace('', Math.max(0, start - 1), end);
  }

  move(to: 'left' | 'right' | 'home' | 'end', isExtended: boolean): void {
    const { text, anchor, caret } = this.state;
    const [start, end] = this.#selected();
    const place = {
      left: Math.max(0, caret - 1),
      right: Math.min(text.length, caret + 1),
      home: 0,
      end: text.length,
    };
    let next = place[to];
    if (!isExtended && start !== end && (to === 'left' || to === 'right')) next = to === 'left' ? start : end;
    this.state = { text, anchor: isExtended ? anchor : next, caret: next };
  }

  selectAll(): void {
    const { text } = this.state;
    this.state = { text, anchor: 0, caret: text.length };
  }

  retrace(isUndo: boolean): void {
    const step = isUndo ? this.#past.pop() : this.#future.pop();
    if (!step) return;
    (isUndo ? this.#future : this.#past).push(step);
    this.state = step[isUndo ? 0 : 1];
  }

  #replace(inserted: string, from = this.#selected()[0], to = this.#selected()[1]): void {
    const { text } = this.state;
    this.#step(text.slice(0, from) + inserted, text.slice(to));
  }

  #readWhole(head: string, tail: string): void {
    const whole = head + tail;
    const text = this.rules.reads ? this.rules.reads(whole) : amountOf(whole);
    if (text === undefined) {
      this.#step(head, tail);
      return;
    }
    const place = head.replace(/\D/g, '').length;
    this.#step(text.slice(0, place), text.slice(place));
  }

  #step(head: string, tail: string): void {
    let text = head + tail;
    let caret = head.length;
    if (this.rules.digitsOnly && /^\d+$/.test(text)) {
      const { length } = text;
      text = text.replace(/^0+(?=\d)/, '');
      if (text === '0' && this.rules.emptiesZero) text = '';
      caret = Math.max(0, caret - (length - text.length));
    }
    const next = { text, anchor: caret, caret };
    if (text !== this.state.text) {
      this.#past.push([this.state, next]);
      this.#future = [];
    }
    this.state = next;
  }
}

function amountOf(whole: string): string | undefined {
  const amount = AMOUNT.exec(whole.trim());
  if (!amount || /^\d+$/.test(whole)) return undefined;
  return String(Number((amount[1] ?? '').replace(/[.,]/g, '')));
}
