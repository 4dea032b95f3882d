import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseCsv, writeCsv} from './csv';

describe('a spreadsheet', () => {
  it.each<[string, string, string[][]]>([
    [
      'with quotes',
      'a,b\r\n"1, 2","say ""hi"""\r\n',
      [
        ['a', 'b'],
        ['1, 2', 'say "hi"'],
      ],
    ],
    [
      'with lines in a field',
      'a,b\n"one\ntwo",2',
      [
        ['a', 'b'],
        ['one\ntwo', '2'],
      ],
    ],
    [
      'of a French Excel',
      '\uFEFFa;b\r\n"x;y";2,5\r\n',
      [
        ['a', 'b'],
        ['x;y', '2,5'],
      ],
    ],
    [
      'with tabs',
      'a\tb\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with empty fields and lines',
      'a,b\n,2\n\n,\n',
      [
        ['a', 'b'],
        ['', '2'],
      ],
    ],
    [
      'with a quote inside a field',
      'a,b\n5" wide,2',
      [
        ['a', 'b'],
        ['5" wide', '2'],
      ],
    ],
    ['of nothing', '', []],
  ])('%s', (_name, text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  it('must close its quotes', () => {
    expect(() => parseCsv('a,b\n"1,2')).toThrow('never closed');
  });

  it('reads what it writes', () => {
    const field = fc.string({unit: fc.constantFrom('a', 'é', ',', ';', '"', '\n', ' ')});
    const rows = fc.array(fc.tuple(field, field, fc.constant('end')), {minLength: 1});
    fc.assert(
      fc.property(rows, (given) => {
        expect(parseCsv(writeCsv([['x', 'y', 'z'], ...given])).slice(1)).toEqual(given);
      }),
    );
  });
});
