import type { SourceFile } from '../diagnostics/source-file.ts';
import { type Json, objectAt, textAt } from './json.ts';
import { type Naming, namingOf } from './words.ts';

/** What a declaration may read of the others. Every question is recorded, since the result depends on its answer. */
export interface World {
  readonly app: Json;
  readonly naming: Naming;
  /** An entity as it is written. */
  entity(id: string): Json | undefined;
  /** An entity in full. */
  fullEntity(id: string): Json | undefined;
  /** A call as it is written. */
  writtenCall(id: string): Json | undefined;
  /** A call in full. */
  call(id: string): Json | undefined;
  /** Ids of the calls of a noun. */
  callsOf(noun: string): readonly string[];
  /** A screen as it is written, with its id. */
  screen(id: string): Json | undefined;
  hasScreen(id: string): boolean;
}

type Kind = 'entity' | 'fullEntity' | 'writtenCall' | 'call' | 'callsOf' | 'screen' | 'hasScreen';

/** A question asked while a file was completed, with its answer. */
export interface Asked {
  readonly kind: Kind;
  readonly id: string;
  readonly answer: unknown;
}

/** All declarations by id; completed ones are created on demand. */
export interface Declared {
  readonly app: SourceFile | undefined;
  readonly entities: ReadonlyMap<string, SourceFile>;
  readonly endpoints: ReadonlyMap<string, SourceFile>;
  readonly screens: ReadonlyMap<string, SourceFile>;
  /** Noun -> ids of its calls, in one text, so that two answers can be compared. */
  readonly calls: ReadonlyMap<string, string>;
  full(file: SourceFile): SourceFile;
}

/** Answers one question. Objects are the same as long as their files are. */
export function answerTo(declared: Declared, kind: Kind, id: string): unknown {
  const { entities, endpoints, screens } = declared;
  const inFull = (file: SourceFile | undefined) => (file ? declared.full(file).value : undefined);
  switch (kind) {
    case 'entity':
      return objectAt(entities.get(id)?.value);
    case 'fullEntity':
      return objectAt(inFull(entities.get(id)));
    case 'writtenCall':
      return objectAt(endpoints.get(id)?.value, 'endpoints', id);
    case 'call':
      return objectAt(inFull(endpoints.get(id)), 'endpoints', id);
    case 'callsOf':
      return declared.calls.get(id) ?? '';
    case 'screen':
      return objectAt(screens.get(id)?.value);
    case 'hasScreen':
      return screens.has(id);
  }
}

/** The world of one file; `asked` grows with every question. */
export function worldOf(declared: Declared, asked: Asked[]): World {
  const ask = (kind: Kind, id: string) => {
    const answer = answerTo(declared, kind, id);
    asked.push({ kind, id, answer });
    return answer;
  };
  const app = objectAt(declared.app?.value) ?? {};
  return {
    app,
    naming: namingOf(app),
    entity: (id) => objectAt(ask('entity', id)),
    fullEntity: (id) => objectAt(ask('fullEntity', id)),
    writtenCall: (id) => objectAt(ask('writtenCall', id)),
    call: (id) => objectAt(ask('call', id)),
    callsOf: (noun) => String(ask('callsOf', noun)).split(' '),
    screen: (id) => objectAt(ask('screen', id)),
    hasScreen: (id) => ask('hasScreen', id) === true,
  };
}

/** A text of `defaults` in app.json. */
export function ofApp(world: World, ...keys: string[]): string | undefined {
  return textAt(world.app, 'defaults', ...keys);
}
