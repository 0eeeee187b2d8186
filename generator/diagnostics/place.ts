import { type JsonPath, lineAndColumn, offsetOf, type SourceFile } from './source-file.ts';

/** The source position of a node: a file and the keys that lead to it. Line and column are computed on demand. */
export class Place {
  readonly file: SourceFile;
  readonly path: JsonPath;
  /** What of the node is meant: its value, or the key that leads to it. */
  readonly part: 'value' | 'key';

  constructor(file: SourceFile, path: JsonPath = [], part: Place['part'] = 'value') {
    this.file = file;
    this.path = path;
    this.part = part;
  }

  /** The key of this node. */
  get key(): Place {
    return new Place(this.file, this.path, 'key');
  }

  child(...keys: (string | number)[]): Place {
    return new Place(this.file, [...this.path, ...keys]);
  }

  /** 1-based. */
  position(): { line: number; column: number } {
    return lineAndColumn(this.file.text, offsetOf(this.file, this.path, this.part));
  }

  /** The path for messages: `row.activate.call`, `main[0].table`, `endpoints["book.list"].path`. */
  get words(): string {
    return pathWords(this.path);
  }
}

export function pathWords(path: JsonPath): string {
  const words = path.map((key) => {
    if (typeof key === 'number') return `[${key}]`;
    return /^[\w$-]+$/.test(key) ? `.${key}` : `["${key}"]`;
  });
  return words.join('').replace(/^\./, '');
}
