import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileRule, JsonSchema } from '../../core/declared.ts';
import { isRecord } from '../../core/record.ts';
import type { Inbox } from '../files/receive.ts';
import { Refusal } from '../refusal.ts';
import { decodeTree } from './wire.ts';
import { shapeOf } from './wire-schema.ts';
import { type Branch, buildTree, MAX_PAIRS, type Pair } from './wire-tree.ts';

/** A raw body: JSON has types; other encodings get theirs from the schema of the operation. */
export type RawBody =
  | { readonly kind: 'typed'; readonly value: unknown }
  | { readonly kind: 'text'; readonly tree: Branch };

/** Maximum bytes of a body without files, and of the text parts of a multipart body. */
export const MAX_TEXT_BYTES = 2_000_000;
const MAX_FILES = 20;
const PART_LIMITS = {
  fieldSize: MAX_TEXT_BYTES,
  fieldNameSize: 400,
  fields: MAX_PAIRS,
  files: MAX_FILES,
  parts: MAX_PAIRS + MAX_FILES,
};
/** How far a file may exceed its limit and still get the declared message instead of a closed connection. */
const SLACK = 32_000_000;

/** Registers the parsers of the three body encodings. */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, { kind: 'typed', value: {} } satisfies RawBody);
    if (isDeep(text as string)) return done(new Refusal('unreadable', 'The request is nested too deep.'));
    void parseJson(request, text as string, (error, value) => {
      done(error, error ? undefined : ({ kind: 'typed', value } satisfies RawBody));
    });
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) => {
    try {
      done(null, { kind: 'text', tree: buildTree(new URLSearchParams(text as string)) } satisfies RawBody);
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Maximum nesting of JSON: more than any declaration needs, and safe for recursive code. */
const MAX_NESTING = 64;

/** Whether a JSON text is nested too deeply; counts brackets only. */
function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let letterIndex = 0; letterIndex < text.length; letterIndex += 1) {
    const letter = text[letterIndex];
    if (quoted) {
      if (letter === '\\') letterIndex += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    if (depth > MAX_NESTING) return true;
  }
  return false;
}

/** Reads the body of the call; files are received into the inbox, limited by `rules` per name. */
export async function readBody(
  request: FastifyRequest,
  rules: readonly FileRule[],
  inbox: Inbox,
): Promise<RawBody> {
  if (request.isMultipart()) return { kind: 'text', tree: buildTree(await readParts(request, rules, inbox)) };
  return (request.body as RawBody | undefined) ?? { kind: 'typed', value: {} };
}

async function readParts(request: FastifyRequest, rules: readonly FileRule[], inbox: Inbox): Promise<Pair[]> {
  const allowed = new Map(rules.map(({ name, maxBytes }) => [name, maxBytes]));
  refuseHuge(request, rules);
  const pairs: Pair[] = [];
  // The inbox limits the size itself: the parser would truncate files.
  const limits = { ...PART_LIMITS, fileSize: Number.MAX_SAFE_INTEGER };
  for await (const part of asSent(request.parts({ limits }))) {
    if (part.fieldname === undefined) throw unreadable();
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge();
      pairs.push([part.fieldname, part.value]);
      continue;
    }
    const maxBytes = allowed.get(part.fieldname.replace(/\[\]$/, ''));
    const upload = await inbox.receive(asSent(part.file), part.filename ?? '', maxBytes ?? 0);
    if (maxBytes !== undefined) pairs.push([part.fieldname, upload ?? '']);
  }
  return pairs;
}

/** Parse errors are the client's: a missing or wrong boundary, or an incomplete body. */
async function* asSent<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    throw error instanceof Refusal || isMistake(error) ? error : unreadable();
  }
}

function isMistake(error: unknown): boolean {
  return isRecord(error) && typeof error.statusCode === 'number' && error.statusCode < 500;
}

function unreadable(): Refusal {
  return new Refusal('unreadable', 'The request could not be read.');
}

/** Checks the announced and the actual size. The listener must not start the stream before the parser does. */
function refuseHuge(request: FastifyRequest, rules: readonly FileRule[]): void {
  const sizes = rules.map(
    ({ maxBytes, many: isMultiple }) => maxBytes * (isMultiple ? MAX_FILES : 1) + SLACK,
  );
  const largest = sizes.reduce((sum, size) => sum + size, MAX_TEXT_BYTES);
  if (Number(request.headers['content-length'] ?? 0) > largest) throw tooLarge();
  let received = 0;
  request.raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > largest) request.raw.destroy(tooLarge());
  });
}

function tooLarge(): Refusal {
  return new Refusal('too-large', 'The request is too large.');
}

/** The declared values in their types. Throws a Refusal when the body is not an object. */
export function decodeBody(
  raw: RawBody,
  schema: JsonSchema | undefined,
  files: readonly FileRule[],
): Record<string, unknown> {
  if (!schema) return {};
  if (raw.kind === 'text') return decodeTree(raw.tree, schema);
  if (typeof raw.value !== 'object' || raw.value === null || Array.isArray(raw.value)) {
    throw unreadable();
  }
  const shape = shapeOf(schema);
  const declared = Object.entries(raw.value).filter(([name]) => shape.open || shape.property(name));
  refuseClaimedFiles(new Map(declared), files);
  return Object.fromEntries(declared);
}

/** JSON can contain a file's descriptor but not the file. */
function refuseClaimedFiles(values: ReadonlyMap<string, unknown>, files: readonly FileRule[]): void {
  for (const { name } of files) {
    const value = values.get(name);
    if (value === undefined || value === '' || value === null) continue;
    throw new Refusal('invalid', [{ field: name, message: 'Send the file as multipart/form-data.' }]);
  }
}

/** Property names of a body before decoding: they select the operation. */
export function namesOf(raw: RawBody): ReadonlySet<string> {
  if (raw.kind === 'text') return new Set(raw.tree.children.keys());
  return new Set(isRecord(raw.value) ? Object.keys(raw.value) : []);
}
