import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type CodeAction,
  type CodeLens,
  type CompletionList,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type Location,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { casesFolder, withOverlay } from '../testing.ts';
import { serve } from './server.ts';

const root = `${casesFolder}/good`;
const LIST = 'schemas/book/book-list.screen.json';
const CALLS = 'schemas/book/book.endpoints.json';
const uriOf = (path: string) => pathToFileURL(`${root}/${path}`).href;
const textOf = (path: string) => withOverlay(new Map()).get(path) ?? '';

/** An editor that has opened the good product, and speaks the protocol alone. */
async function openEditor() {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const connection = createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient));
  serve(connection);
  connection.listen();
  const client = createProtocolConnection(
    new StreamMessageReader(toClient),
    new StreamMessageWriter(toServer),
  );
  const marks = new Map<string, readonly Diagnostic[]>();
  client.onNotification('textDocument/publishDiagnostics', (sent: PublishDiagnosticsParams) => {
    marks.set(sent.uri, sent.diagnostics);
  });
  client.listen();
  await client.sendRequest('initialize', {
    processId: null,
    rootUri: pathToFileURL(root).href,
    capabilities: {},
  });
  await client.sendNotification('initialized', {});
  return new Editor(client, marks);
}

class Editor {
  readonly client: ProtocolConnection;
  readonly marks: ReadonlyMap<string, readonly Diagnostic[]>;
  #version = 1;
  #text = '';
  #path = '';

  constructor(client: ProtocolConnection, marks: Editor['marks']) {
    this.client = client;
    this.marks = marks;
  }

  async open(path: string): Promise<void> {
    [this.#path, this.#text] = [path, textOf(path)];
    const textDocument = { uri: uriOf(path), languageId: 'json', version: this.#version, text: this.#text };
    await this.client.sendNotification('textDocument/didOpen', { textDocument });
  }

  /** Types the other word where the first stands. */
  async type(word: string, other: string): Promise<void> {
    this.#version += 1;
    this.#text = this.#text.replace(word, other);
    await this.client.sendNotification('textDocument/didChange', {
      textDocument: { uri: uriOf(this.#path), version: this.#version },
      contentChanges: [{ text: this.#text }],
    });
  }

  marksOf(path: string): readonly Diagnostic[] {
    return this.marks.get(uriOf(path)) ?? [];
  }

  /** Asks about the place where the word stands; `within` characters after its first. */
  ask<T>(method: string, word: string, more: object = {}, within = 1): Promise<T> {
    const before = this.#text.slice(0, this.#text.indexOf(word) + within).split('\n');
    return this.client.sendRequest(`textDocument/${method}`, {
      textDocument: { uri: uriOf(this.#path) },
      position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
      ...more,
    });
  }

  wordAt({ range: { start, end } }: Diagnostic): string {
    return (this.#text.split('\n')[start.line] ?? '').slice(start.character, end.character);
  }
}

let editor: Editor;
afterEach(() => editor.client.dispose());

describe('the language server', () => {
  it('marks the wrong word while it is typed, and offers the name that was meant', async () => {
    editor = await openEditor();
    await editor.open(LIST);
    await editor.type('"author.name"', '"author.nmae"');
    await expect
      .poll(() => editor.marksOf(LIST).map((mark) => [mark.code, editor.wordAt(mark)]))
      .toEqual([['REF-07', '"author.nmae"']]);
    const fixes = await editor.ask<CodeAction[]>('codeAction', 'nmae', {
      range: editor.marksOf(LIST)[0]?.range,
      context: { diagnostics: editor.marksOf(LIST) },
    });
    expect(fixes.map(({ title, edit }) => [title, edit?.changes?.[uriOf(LIST)]?.[0]?.newText])).toEqual([
      ['Write "author.name"', '"author.name"'],
    ]);
    await editor.type('"author.nmae"', '"author.name"');
    await expect.poll(() => editor.marksOf(LIST)).toEqual([]);
  });

  it('completes the names of the product, and says what a keyword means', async () => {
    editor = await openEditor();
    await editor.open(LIST);
    await editor.type('"call": "book.toggle"', '"call": ""');
    await expect.poll(() => editor.marks.size).toBeGreaterThan(0);
    const list = await editor.ask<CompletionList>('completion', '"call": ""', {}, '"call": "'.length);
    expect(list.items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['"book.toggle"', '"loan.list"']),
    );
    const hover = await editor.ask<Hover>('hover', '"title"', {}, 2);
    expect(JSON.stringify(hover.contents)).toMatch(/The heading.*Default: the noun in words/);
  });

  it('does so too in a file that names its grammar by "$schema", as those of the product do', async () => {
    editor = await openEditor();
    await editor.open(LIST);
    await editor.type('{', '{ "$schema": "../language/screen.schema.json",');
    await editor.type('"call": "book.toggle"', '"call": ""');
    await expect.poll(() => editor.marks.size).toBeGreaterThan(0);
    const list = await editor.ask<CompletionList>('completion', '"call": ""', {}, '"call": "'.length);
    expect(list.items.map(({ label }) => label)).toContain('"book.toggle"');
    const hover = await editor.ask<Hover>('hover', '"title"', {}, 2);
    expect(JSON.stringify(hover.contents)).toMatch(/The heading/);
  });

  it('goes to the declaration of a name, and lists its uses', async () => {
    editor = await openEditor();
    await editor.open(LIST);
    const [declared] = await editor.ask<Location[]>('definition', 'book.toggle');
    expect(declared?.uri).toBe(uriOf(CALLS));
    expect(textOf(CALLS).split('\n')[declared?.range.start.line ?? -1]).toContain('"book.toggle"');
    const uses = await editor.ask<Location[]>('references', 'book.toggle', {
      context: { includeDeclaration: true },
    });
    expect(new Set(uses.map(({ uri }) => uri))).toContain(uriOf(LIST));
  });

  it('renames a name wherever it stands, with the file that is named after it', async () => {
    editor = await openEditor();
    await editor.open(CALLS);
    const edit = await editor.ask<WorkspaceEdit>('rename', '"book.toggle"', { newName: 'book.switch' });
    const changed = (edit.documentChanges ?? []).flatMap((change) =>
      'edits' in change ? change.textDocument.uri : [],
    );
    expect(changed).toEqual(expect.arrayContaining([uriOf(LIST), uriOf(CALLS)]));
    await expect(editor.ask('rename', '"book.toggle"', { newName: 'book.create' })).rejects.toThrow(
      /already/,
    );
  });

  it('says above each declaration who uses it', async () => {
    editor = await openEditor();
    await editor.open(CALLS);
    const lenses = () =>
      editor.client.sendRequest<CodeLens[]>('textDocument/codeLens', { textDocument: { uri: uriOf(CALLS) } });
    await expect
      .poll(async () => (await lenses()).map(({ command }) => command?.title))
      .toContain('used by 1 screen');
  });
});
