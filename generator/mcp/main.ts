import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { repository } from '../load/language.ts';
import { Project } from '../project.ts';
import { makeServer } from './server.ts';

// `npm run mcp`: over standard input and output, as clients of the protocol start it. An argument names another product's folder.
await makeServer(new Project(process.argv[2] ?? repository)).connect(new StdioServerTransport());
