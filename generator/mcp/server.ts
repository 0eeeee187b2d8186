import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { Refused } from '../edit/refused.ts';
import type { Project } from '../project.ts';
import { editDeclarations, findProblems, lookUpName, lookUpWord, previewEdit } from './tools.ts';

/** Operations are read by `generator/edit`, which says what is wrong with one. */
const operations = z
  .array(z.record(z.string(), z.unknown()))
  .describe(
    'Changes as data, done one after another: {op: "add"|"set", file, pointer, value, before?}, {op: "remove", file, pointer}, {op: "move"|"duplicate", file, pointer, to?, toFile?, before?}, {op: "rename-key", file, pointer, to}, {op: "rename", kind: "screen"|"endpoint"|"entity"|"field"|"choice"|"roles"|"text", from, to}. "pointer" is a JSON pointer (RFC 6901).',
  );

/** A server of the Model Context Protocol over the declarations of a product. */
export function makeServer(project: Project): McpServer {
  const server = new McpServer({ name: 'backoffice-declarations', version: '1.0.0' });
  server.registerTool(
    'grammar',
    {
      description:
        'What words of the language mean and where they may stand. Without a word: the kinds of declaration files.',
      inputSchema: { word: z.string().optional().describe('A key of a declaration, such as "columns".') },
      annotations: { readOnlyHint: true },
    },
    ({ word }) => answer(() => lookUpWord(word)),
  );
  server.registerTool(
    'product',
    {
      description:
        'What is declared. Without a name: all screens, calls, entities and role sets. With one: its declaration with everything that comes by default, and who uses it.',
      inputSchema: { name: z.string().optional() },
      annotations: { readOnlyHint: true },
    },
    ({ name }) => answer(() => lookUpName(project, name)),
  );
  server.registerTool(
    'problems',
    {
      description: 'Every mistake in the declarations, with file, line, code and remedy.',
      inputSchema: {
        since: z.string().optional().describe('A commit: only what the changes since then can affect.'),
      },
      annotations: { readOnlyHint: true },
    },
    ({ since }) => answer(() => findProblems(project, since)),
  );
  server.registerTool(
    'preview',
    {
      description: 'The difference that operations make, and the problems afterwards. Writes nothing.',
      inputSchema: { operations },
      annotations: { readOnlyHint: true },
    },
    (input) => answer(() => previewEdit(project, input.operations)),
  );
  server.registerTool(
    'edit',
    {
      description:
        'Does operations and writes the files, keeping order and layout. Refused, with nothing written, when the declarations would have mistakes that they do not have now.',
      inputSchema: { operations },
    },
    (input) => answer(() => editDeclarations(project, input.operations)),
  );
  return server;
}

/** The result as JSON; a refusal as an error with its code. */
function answer(run: () => unknown) {
  try {
    return { content: [{ type: 'text' as const, text: JSON.stringify(run(), null, 2) }] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { isError: true, content: [{ type: 'text' as const, text: JSON.stringify(error.refusal) }] };
  }
}
