import { fileURLToPath } from 'node:url';
import {
  type Connection,
  type InitializeResult,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Refused } from '../edit/refused.ts';
import { lensesOf } from './code-lenses.ts';
import { diagnosticOf, fixesOf } from './diagnostics.ts';
import { GrammarHelp } from './grammar-help.ts';
import { sameName, useAt } from './names.ts';
import { placeRange } from './ranges.ts';
import { isRenamable, renameEdits } from './rename.ts';
import { Workspace } from './workspace.ts';

/** Milliseconds after the last key before the declarations are checked. */
const SETTLE = 60;
/** The protocol's number for a request that is understood and cannot be done. */
const REQUEST_FAILED = -32803;

interface Opened {
  readonly workspace: Workspace;
  readonly help: GrammarHelp;
}

/** Answers an editor over the Language Server Protocol; the product is the folder that the editor has open. */
export function serve(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);
  let opened: Opened | undefined;
  connection.onInitialize(({ rootUri, workspaceFolders }): InitializeResult => {
    const folder = workspaceFolders?.[0]?.uri ?? rootUri;
    if (!folder) throw new ResponseError(REQUEST_FAILED, 'Open the folder of the product.');
    const workspace = new Workspace(fileURLToPath(folder));
    opened = { workspace, help: new GrammarHelp(workspace) };
    return {
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        completionProvider: { triggerCharacters: ['"', ':', '.'] },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
        codeActionProvider: true,
        codeLensProvider: {},
      },
    };
  });
  const product = () => {
    if (!opened) throw new ResponseError(REQUEST_FAILED, 'Not initialized.');
    return opened;
  };
  const documentOf = (uri: string) =>
    documents.get(uri) ??
    TextDocument.create(
      uri,
      'json',
      0,
      product().workspace.sources().get(product().workspace.pathOf(uri)) ?? '',
    );
  checkWhileTyping(connection, documents, product);
  connection.onCompletion(({ textDocument, position }) =>
    product().help.complete(documentOf(textDocument.uri), position),
  );
  connection.onHover(({ textDocument, position }) =>
    product().help.hover(documentOf(textDocument.uri), position),
  );
  connection.onCodeAction(({ textDocument, context }) =>
    context.diagnostics.flatMap((diagnostic) => fixesOf(diagnostic, textDocument.uri)),
  );
  connection.onCodeLens(({ textDocument }) => {
    const { workspace } = product();
    return lensesOf(workspace, workspace.pathOf(textDocument.uri));
  });
  answerAboutNames(connection, documentOf, () => product().workspace);
  documents.listen(connection);
}

/** Reports the problems of all files whenever one of them rests, or was saved by another program. */
function checkWhileTyping(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  product: () => Opened,
): void {
  let timer: NodeJS.Timeout | undefined;
  let marked = new Set<string>();
  const check = () => {
    const { workspace } = product();
    const problems = workspace.problems();
    const files = new Set(problems.map(({ file }) => file));
    const sources = workspace.sources();
    for (const path of new Set([...marked, ...files])) {
      const text = sources.get(path) ?? '';
      const diagnostics = problems
        .filter(({ file }) => file === path)
        .map((problem) => diagnosticOf(problem, text));
      void connection.sendDiagnostics({ uri: workspace.uriOf(path), diagnostics });
    }
    marked = files;
  };
  const checkSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(check, SETTLE);
  };
  documents.onDidChangeContent(({ document }) => {
    const { workspace } = product();
    workspace.keep(workspace.pathOf(document.uri), document.getText());
    checkSoon();
  });
  documents.onDidClose(({ document }) => {
    const { workspace } = product();
    workspace.keep(workspace.pathOf(document.uri), undefined);
    checkSoon();
  });
  connection.onDidChangeWatchedFiles(checkSoon);
  connection.onInitialized(checkSoon);
  connection.onExit(() => clearTimeout(timer));
}

/** Definition, uses and renaming of the name below the cursor. */
function answerAboutNames(
  connection: Connection,
  documentOf: (uri: string) => TextDocument,
  workspaceOf: () => Workspace,
): void {
  const useBelow = ({ textDocument, position }: Parameters<Parameters<Connection['onHover']>[0]>[0]) => {
    const workspace = workspaceOf();
    const offset = documentOf(textDocument.uri).offsetAt(position);
    return useAt(workspace.uses, workspace.pathOf(textDocument.uri), offset);
  };
  const locationsOf = (isWanted: (declares: boolean) => boolean, use: ReturnType<typeof useBelow>) => {
    const workspace = workspaceOf();
    const places = use ? sameName(workspace.uses, use) : [];
    return places
      .filter(({ declares }) => isWanted(declares === true))
      .map(({ place }) => ({ uri: workspace.uriOf(place.file.path), range: placeRange(place) }));
  };
  connection.onDefinition((request) => locationsOf((declares) => declares, useBelow(request)));
  connection.onReferences((request) =>
    locationsOf((declares) => !declares || request.context.includeDeclaration, useBelow(request)),
  );
  connection.onPrepareRename((request) => {
    const use = useBelow(request);
    return use && isRenamable(use) ? placeRange(use.place) : null;
  });
  connection.onRenameRequest((request) => {
    const use = useBelow(request);
    if (!use) return null;
    try {
      return renameEdits(workspaceOf(), use, request.newName);
    } catch (error) {
      if (error instanceof Refused) throw new ResponseError(REQUEST_FAILED, error.message);
      throw error;
    }
  });
}
