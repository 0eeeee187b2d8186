// A server in development: it loads the libraries, and becomes the server when its parent says so.
import './ts-node.mjs';

/** The ones that take longest to load. */
const LIBRARIES = ['fastify', 'kysely', 'pg', 'ajv', 'graphile-worker', 'exceljs', 'sharp', 'sanitize-html'];

await Promise.all(LIBRARIES.map((name) => import(name)));
process.once('message', () => void import('../server/main.ts'));
