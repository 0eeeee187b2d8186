import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serve } from './server.ts';

// `npm run lsp`: over standard input and output, as editors start it.
const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
serve(connection);
connection.listen();
