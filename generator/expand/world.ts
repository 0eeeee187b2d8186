import type { SourceFile } from '../diagnostics/source-file.ts';
import { type Json, objectAt, textAt } from './json.ts';
import { type Naming, namingOf } from './words.ts';

/** The other declarations as seen while completing one file. Every read is recorded, since the result depends on it. */
export interface World {
  readonly app: Json;
  readonly naming: Naming;
  /** An entity as written. */
  entity(id: string): Json | undefined;
  /** A completed entity. */
  fullEntity(id: string): Json | undefined;
  /** A call as written. */
  writtenCall(id: string): Json | undefined;
  /** A completed call. */
  call(id: string): Json | undefined;
  /** Ids of the calls of a noun. */
  callsOf(noun: string): readonly string[];
  /** A screen as written, with its id. */
  screen(id: string): Json | undefined;
  hasScreen(id: string): boolean;
  /** Whether two calls stand in one file, within which references lead. */
  areBeside(id: string, other: string): boolean;
}

type Kind =
  | 'app'
  | 'beside'
  | 'entity'
  | 'fullEntity'
  | 'writtenCall'
  | 'call'
  | 'callsOf'
  | 'screen'
  | 'hasScreen';

/** A read made while completing a file, with its result. */
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
  /** Noun -> ids of its calls, joined to one text, so that two results can be compared. */
  readonly calls: ReadonlyMap<string, string>;
  full(file: SourceFile): SourceFile;
}

/** The result of one read. Objects stay the same as long as their files do. */
export function answerTo(declared: Declared, kind: Kind, id: string): unknown {
  const { entities, endpoints, screens } = declared;
  const inFull = (file: SourceFile | undefined) => (file ? declared.full(file).value : undefined);
  switch (kind) {
    case 'app':
      return objectAt(declared.app?.value)?.[id];
    case 'beside': {
      const [file, other] = id.split(' ').map((call) => endpoints.get(call));
      return file === other;
    }
    case 'entity':
      return objectAt(entities.get(id)?.value);
    case 'fullEntity':
      return objectAt(inFull(entities.get(id)));
    case 'writtenCall':
      return writtenCall(endpoints.get(id)?.value, id);
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

/** A call as written, with what its file says of all. */
function writtenCall(file: unknown, id: string): Json | undefined {
  const call = objectAt(file, 'endpoints', id);
  const extension = objectAt(file)?.extension;
  return call && extension !== undefined ? { extension, ...call } : call;
}

/** The world of one file; each read is added to `asked`. */
export function worldOf(declared: Declared, reads: Asked[]): World {
  const ask = (kind: Kind, id: string) => {
    const answer = answerTo(declared, kind, id);
    reads.push({ kind, id, answer });
    return answer;
  };
  const app = new Proxy<Json>(
    {},
    {
      get: (_, key) => ask('app', String(key)),
      has: (_, key) => ask('app', String(key)) !== undefined,
    },
  );
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
    areBeside: (id, other) => ask('beside', `${id} ${other}`) === true,
  };
}

/** A text from `defaults` in app.json. */
export function ofApp(world: World, ...keys: string[]): string | undefined {
  return textAt(world.app, 'defaults', ...keys);
}
