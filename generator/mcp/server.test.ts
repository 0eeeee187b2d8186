import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Project } from '../project.ts';
import { cache, casesFolder } from '../testing.ts';
import { makeServer } from './server.ts';

const LIST = 'schemas/book/book-list.screen.json';
let root: string;
let client: Client;
const listText = () => readFileSync(join(root, LIST), 'utf8');

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'mcp-'));
  cpSync(join(casesFolder, 'good'), root, { recursive: true });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  client = new Client({ name: 'test', version: '1.0.0' });
  await Promise.all([makeServer(new Project(root, cache)).connect(theirs), client.connect(ours)]);
});
afterEach(async () => {
  await client.close();
  rmSync(root, { recursive: true });
});

/** The result of a tool, or the refusal that it answered. */
async function use(name: string, input: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [{ text }] = content as [{ text: string }];
  return { refused: isError === true, result: JSON.parse(text) };
}

const retitle = (value: string) => [{ op: 'set', file: LIST, pointer: '/title', value }];
const wrong = [{ op: 'set', file: LIST, pointer: '/columns/nmae', value: {} }];

describe('the tools for agents', { timeout: 60_000 }, () => {
  it('look up words of the language and names of the product', async () => {
    const { result: words } = await use('grammar', { word: 'columns' });
    expect(words.map(({ at: place }: { at: string }) => place)).toContainEqual(
      expect.stringContaining('screen.schema.json'),
    );
    expect((await use('grammar', { word: 'colums' })).result.code).toBe('unknown-name');
    const { result: product } = await use('product');
    expect(product.screens.map(({ id }: { id: string }) => id)).toContain('book-list');
    const { result: call } = await use('product', { name: 'book.toggle' });
    expect([call.declared.length, call.uses.length > 1]).toEqual([1, true]);
  });

  it('show what an edit makes, and write nothing', async () => {
    const before = listText();
    const { result } = await use('preview', { operations: wrong });
    expect(result.difference.join('\n')).toContain('nmae');
    expect(result.problems.map(({ code }: { code: string }) => code)).toEqual(['REF-07']);
    expect(listText()).toBe(before);
  });

  it('write an edit, which its undo takes back, and refuse one that brings a mistake', async () => {
    const before = listText();
    const refused = await use('edit', { operations: wrong });
    expect([refused.refused, refused.result.code]).toEqual([true, 'does-not-compile']);
    expect(listText()).toBe(before);
    const { result } = await use('edit', { operations: retitle('All books') });
    expect(listText()).toBe(before.replace('"title": "Books"', '"title": "All books"'));
    await use('edit', { operations: result.undo });
    expect(listText()).toBe(before);
  });

  it('say which operation is none', async () => {
    const { refused, result } = await use('edit', { operations: [{ op: 'sett', file: LIST }] });
    expect([refused, result.code]).toEqual([true, 'no-operation']);
  });
});
