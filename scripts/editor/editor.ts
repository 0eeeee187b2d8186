// A small editor that speaks the Language Server Protocol, for the pictures of docs/guide/editor.md: CodeMirror with its own
// client of the protocol, and the two parts that client leaves out, quick fixes and code lenses.
import { startCompletion } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { type Action, type Diagnostic, setDiagnostics } from '@codemirror/lint';
import {
  hoverTooltips,
  LSPClient,
  LSPPlugin,
  renameSymbol,
  serverCompletion,
  serverDiagnostics,
} from '@codemirror/lsp-client';
import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import type {
  CodeAction,
  CodeLens,
  PublishDiagnosticsParams,
  Diagnostic as ServerDiagnostic,
} from 'vscode-languageserver/node';

declare global {
  /** Gives the server a message; it answers by `receive`. */
  function sendToServer(message: string): Promise<void>;
  function receive(message: string): void;
  /** `path` is that of the file below the root. */
  function openEditor(rootUri: string, path: string, text: string): Promise<void>;
  /** The editor, for who takes the pictures. */
  var editor: { readonly view: EditorView; complete(): void; rename(): void };
}

const handlers = new Set<(message: string) => void>();
globalThis.receive = (message) => {
  for (const handler of handlers) handler(message);
};

let client: LSPClient;

globalThis.openEditor = async (rootUri, path, text) => {
  client = new LSPClient({
    rootUri,
    timeout: 20_000,
    extensions: [serverCompletion(), hoverTooltips(), serverDiagnostics()],
    notificationHandlers: {
      'textDocument/publishDiagnostics': (_client, sent: PublishDiagnosticsParams) => {
        void showProblems(sent);
        return true;
      },
    },
  });
  client.connect({
    send: (message) => void sendToServer(message),
    subscribe: (handler) => void handlers.add(handler),
    unsubscribe: (handler) => void handlers.delete(handler),
  });
  await client.initializing;
  const uri = `${rootUri}/${path}`;
  const view = new EditorView({
    doc: text,
    extensions: [basicSetup, json(), lenses, client.plugin(uri, 'json'), LOOK],
    parent: document.querySelector('main') ?? document.body,
  });
  const header = document.querySelector('header');
  if (header) header.textContent = path;
  globalThis.editor = {
    view,
    complete: () => startCompletion(view),
    rename: () => renameSymbol(view),
  };
  const codeLenses = await client.request<object, CodeLens[]>('textDocument/codeLens', {
    textDocument: { uri },
  });
  view.dispatch({ effects: showLenses.of(codeLenses) });
};

/** The problems of the open file, each with the changes that the server knows for it. */
async function showProblems({ uri, diagnostics }: PublishDiagnosticsParams): Promise<void> {
  const { view } = globalThis.editor;
  const plugin = LSPPlugin.get(view);
  if (!plugin || plugin.uri !== uri) return;
  const shownDiagnostics = await Promise.all(diagnostics.map((problem) => diagnosticOf(problem, plugin)));
  view.dispatch(setDiagnostics(view.state, shownDiagnostics));
}

async function diagnosticOf(problem: ServerDiagnostic, plugin: LSPPlugin): Promise<Diagnostic> {
  const { range, message } = problem;
  const fixes = await client.request<object, CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: plugin.uri },
    range,
    context: { diagnostics: [problem] },
  });
  return {
    from: plugin.fromPosition(range.start),
    to: plugin.fromPosition(range.end),
    severity: problem.severity === 1 ? 'error' : 'warning',
    message: typeof message === 'string' ? message : message.value,
    actions: fixes.map((fix) => actionOf(fix, plugin)),
  };
}

const actionOf = ({ title, edit }: CodeAction, plugin: LSPPlugin): Action => ({
  name: title,
  apply: (view) => {
    const changes = (edit?.changes?.[plugin.uri] ?? []).map(({ range, newText }) => ({
      from: plugin.fromPosition(range.start),
      to: plugin.fromPosition(range.end),
      insert: newText,
    }));
    view.dispatch({ changes });
  },
});

const showLenses = StateEffect.define<readonly CodeLens[]>();

/** How often a declaration is used, above it. */
const lenses = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, { effects, changes, state }) {
    const [effect] = effects.filter((candidate) => candidate.is(showLenses));
    if (!effect?.is(showLenses)) return decorations.map(changes);
    const lines = effect.value.map(({ range, command }) => {
      const { from } = state.doc.line(range.start.line + 1);
      return Decoration.widget({ widget: new Lens(command?.title ?? ''), block: true, side: -1 }).range(from);
    });
    return Decoration.set(lines, true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

class Lens extends WidgetType {
  readonly title: string;

  constructor(title: string) {
    super();
    this.title = title;
  }

  override toDOM(): HTMLElement {
    const line = document.createElement('div');
    line.className = 'lens';
    line.textContent = this.title;
    return line;
  }
}

const LOOK = EditorView.theme({
  '&': { height: 'calc(100vh - 33px)', fontSize: '14px', background: '#fff' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', lineHeight: '22px' },
  '.lens': { padding: '4px 6px 0', color: '#6b6f7b', font: '12px/18px system-ui, sans-serif' },
  '.cm-panel, .cm-panel :is(input, button)': { font: '13px/20px system-ui, sans-serif' },
  '.cm-tooltip': { maxWidth: '620px', font: '13px/20px system-ui, sans-serif' },
});
document.body.style.margin = '0';
const header = document.querySelector('header');
if (header)
  header.style.cssText =
    'height:32px;padding:0 16px;font:13px/32px system-ui,sans-serif;color:#3c4049;background:#f3f4f6;border-bottom:1px solid #dfe1e6';
