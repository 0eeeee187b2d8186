import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { AskedAnswer } from '../../../core/studio.ts';
import { Project } from '../../project.ts';
import { cache, casesFolder, memory } from '../../testing.ts';
import { answerCall } from '../calls.ts';
import { Studio } from '../studio.ts';

const studio = new Studio(new Project(join(casesFolder, 'good'), cache, memory));
const ask = async (file: string, pointer: string, role: number, record?: object) =>
  (await answerCall(studio, 'ask', { file, pointer, role, record })) as AskedAnswer[];
const said = (answers: AskedAnswer[], index = 0) =>
  answers[index]?.lines.map(({ says, holds, file, pointer }) =>
    [
      holds === undefined ? '' : `${holds}: `,
      says,
      file ? ` [${file.split('/').at(-1)}${pointer}]` : '',
    ].join(''),
  );

it('what a screen takes over is asked about as that screen shows it', { timeout: 60_000 }, async () => {
  const shownFile = 'schemas/book/book-edit.screen.json';
  const question = {
    file: 'schemas/book/book-add.screen.json',
    shownFile,
    pointer: '/fields/title',
    role: 2,
  };
  const answers = (await answerCall(studio, 'ask', {
    ...question,
    record: { title: 'Emma' },
  })) as AskedAnswer[];
  expect(said(answers)?.[0]).toContain('[book-edit.screen.json/roles]');
  expect(said(answers, 1)?.slice(0, 2)).toEqual([
    'Here it is "Emma".',
    '"title" of the answer of "book.get" (GET /api/book/{id}). [book.endpoints.json/endpoints/book.get]',
  ]);
});

const LOANS = 'schemas/loan/loan-list.screen.json';
const BOOKS = 'schemas/book/book-list.screen.json';

it('why a step is not shown: role, lifecycle, condition, call', { timeout: 60_000 }, async () => {
  const answers = await ask(LOANS, '/row/return', 1, { state: 0, reader: 'Ana' });
  expect(answers[0]?.question).toBe('Why is this not shown?');
  expect(said(answers)).toEqual([
    'true: The screen is for Helper, Librarian; the preview is Helper. [loan-list.screen.json/roles]',
    'false: "return" is for Librarian; the preview is Helper. [loan-list.screen.json/row/return]',
    'false: The lifecycle "loan" takes the step "return" from Lent; the record is Reserved. [loan.lifecycle.json/actions/return]',
    'false: "return" is there when all of these hold. [loan-list.screen.json/row/return/when]',
    'true: Its call "loan.return" (POST /api/loan/{id}/return) is for Helper, Librarian; the preview is Helper. [loan.endpoints.json/endpoints/loan.return]',
  ]);
  expect(answers[0]?.lines[3]?.parts).toEqual([
    { says: 'state is 1: it is 0', holds: false },
    { says: 'not so: reader is "": it is "Ana"', holds: true },
    { says: 'not so: reader is "nobody": it is "Ana"', holds: true },
  ]);
  const shown = await ask(LOANS, '/row/return', 2, { state: 1, reader: 'Ana' });
  expect(shown[0]?.question).toBe('Why is this shown?');
});

it('where a value comes from: call, noun, column', { timeout: 60_000 }, async () => {
  const answers = await ask(BOOKS, '/columns/author.name', 2, { author: { name: 'Ana' } });
  expect(said(answers, 1)).toEqual([
    'Here it is "Ana".',
    '"author.name" of the answer of "book.list" (GET /api/book). [book.endpoints.json/endpoints/book.list]',
    'Field "author" of "book": the row of "author" that books.author_id points at. [book.entity.json/fields/author]',
    'Field "name" of "author": the column authors.name. [author.entity.json/fields/name]',
  ]);
});
