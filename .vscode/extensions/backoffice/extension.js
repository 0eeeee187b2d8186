// Starts the language server of this repository (npm run lsp) for the declarations of the open folder.
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = async (context) => {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!folder) return;
  const run = {
    command: 'npm',
    args: ['run', '--silent', 'lsp'],
    options: { cwd: folder.uri.fsPath, shell: true },
  };
  client = new LanguageClient('backoffice', 'Back-office declarations', run, {
    documentSelector: [{ scheme: 'file', language: 'json', pattern: '**/schemas/**/*.json' }],
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher('**/schemas/**/*.json') },
  });
  // The number of uses above a declaration opens the editor's own view of them.
  context.subscriptions.push(
    vscode.commands.registerCommand('backoffice.showUses', (uri, position, locations) =>
      vscode.commands.executeCommand(
        'editor.action.showReferences',
        client.protocol2CodeConverter.asUri(uri),
        client.protocol2CodeConverter.asPosition(position),
        locations.map(client.protocol2CodeConverter.asLocation),
      ),
    ),
  );
  await client.start();
};

exports.deactivate = () => client?.stop();
