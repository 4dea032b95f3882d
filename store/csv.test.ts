import {describe, expect, it} from 'vitest';
import {OperatorError} from './operator-error';
import {parseCsv, writeCsv} from './csv';

describe('a spreadsheet', () => {
  it.each([
    ['with quotes', 'a,b\r\n"1, 2","say ""hi"""\r\n', ['1, 2', 'say "hi"']],
    ['of a French Excel', '\uFEFFa;b\r\n"x;y";2,5\r\n', ['x;y', '2,5']],
    ['with tabs', 'a\tb\n1\t2\n', ['1', '2']],
    ['with empty fields and lines', 'a,b\n,2\n\n,\n', ['', '2']],
  ])('%s', (_name, text, row) => {
    expect(parseCsv(text)).toEqual([['a', 'b'], row]);
  });

  it('rejects an unclosed quote', () => {
    expect(() => parseCsv('a,b\n"1,2')).toThrow(OperatorError);
  });

  it('is quoted when it is written', () => {
    expect(writeCsv([['1, 2', 'b']])).toBe('"1, 2",b\r\n');
  });
});
