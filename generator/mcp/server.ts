import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { Refused } from '../edit/refused.ts';
import { AGENT_TOOLS } from '../emit/agent-tools.ts';
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
      description: AGENT_TOOLS.grammar,
      inputSchema: { word: z.string().optional().describe('A key of a declaration, such as "columns".') },
      annotations: { readOnlyHint: true },
    },
    ({ word }) => answer(() => lookUpWord(word)),
  );
  server.registerTool(
    'product',
    {
      description: AGENT_TOOLS.product,
      inputSchema: { name: z.string().optional() },
      annotations: { readOnlyHint: true },
    },
    ({ name }) => answer(() => lookUpName(project, name)),
  );
  server.registerTool(
    'problems',
    {
      description: AGENT_TOOLS.problems,
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
      description: AGENT_TOOLS.preview,
      inputSchema: { operations },
      annotations: { readOnlyHint: true },
    },
    (input) => answer(() => previewEdit(project, input.operations)),
  );
  server.registerTool(
    'edit',
    {
      description: AGENT_TOOLS.edit,
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
