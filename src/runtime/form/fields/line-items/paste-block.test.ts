import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../../core/read-number.ts';
import { blockOf, choiceFor, switchFor, withoutHeadings } from './paste-block.ts';

describe('the cells of a pasted text', () => {
  it.each([
    ['one text', undefined],
    ['a, b; c', undefined],
    ['a\tb', [['a', 'b']]],
    [
      'a\tb\r\nc\t\r\n',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['a\nb\n', [['a'], ['b']]],
    [
      'a,1\nb,2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'a;1,5\nb;2,5',
      [
        ['a', '1,5'],
        ['b', '2,5'],
      ],
    ],
    ['a, b\nc', [['a, b'], ['c']]],
    [
      '"x\ty"\t"say ""no"""\n"two\nlines"\t2',
      [
        ['x\ty', 'say "no"'],
        ['two\nlines', '2'],
      ],
    ],
    [
      '\t\n\t1',
      [
        ['', ''],
        ['', '1'],
      ],
    ],
    ['5" nail\t1', [['5" nail', '1']]],
    ['"open\t1', [['"open', '1']]],
  ])('%j are %j', (text, block) => {
    expect(blockOf(text)).toEqual(block);
  });

  it('are one column where each line is a number of it', () => {
    const isNumber = (text: string) => typeof readWhole(text) === 'number';
    expect(blockOf('12,500\n7,750\n', isNumber)).toEqual([['12,500'], ['7,750']]);
    expect(blockOf('12,500\r\n\r\n900', isNumber)).toEqual([['12,500'], [''], ['900']]);
    expect(blockOf('12,5\n7,7', isNumber)).toEqual([
      ['12', '5'],
      ['7', '7'],
    ]);
  });

  it('begin without the headings, where the first row is nothing else', () => {
    expect(
      withoutHeadings(
        [
          ['Book', 'quantity'],
          ['Emma', '1'],
        ],
        ['Book', 'Quantity'],
      ),
    ).toEqual([['Emma', '1']]);
    expect(withoutHeadings([['Book', '1']], ['Book', 'Quantity'])).toEqual([['Book', '1']]);
  });

  it('mean a choice by its value or by what it is called', () => {
    const choices = [
      { value: 1, label: 'Office' },
      { value: 2, label: 'Store' },
    ];
    const read = (text: string) => (text === 'Office' ? 'Kantor' : text);
    expect(['kantor', '2', ' store ', 'Shop'].map((text) => choiceFor(text, choices, read))).toEqual([
      1,
      2,
      2,
      'Shop',
    ]);
    expect(['yes', '1', '', 'no'].map(switchFor)).toEqual([1, 1, 0, 0]);
  });
});
