import {describe, expect, it} from 'vitest';
import {oneLine, severalLines, shortened, subjectLine, visitorHtml} from './visitor-text.ts';

describe('a visitor’s text on one line', () => {
  it.each([
    ['a line feed', 'a\nBcc: b@evil.example', 'a Bcc: b@evil.example'],
    ['CR LF', 'a\r\nBcc: b', 'a Bcc: b'],
    ['a line separator', 'a\u2028b\u2029c', 'a b c'],
    ['a next-line control', 'a\u0085b', 'a b'],
    ['NUL and escape', 'a\u0000\u001b[31mb', 'a [31mb'],
    ['right-to-left overrides', 'invoice\u202egpj.exe\u202c', 'invoicegpj.exe'],
    ['isolates', '\u2066a\u2069b', 'ab'],
    ['half a character', 'a\ud83cb', 'a\ufffdb'],
    ['spaces around and within', '  a   b ', 'a b'],
  ])('loses %s', (_, typed, shown) => {
    expect(oneLine(typed)).toBe(shown);
  });

  it('preserves text of every direction, and whole emoji', () => {
    expect(oneLine('مرحبا שלום 🎨👩‍🎨 é')).toBe('مرحبا שלום 🎨👩‍🎨 é');
  });
});

describe('a visitor’s text on several lines', () => {
  it('preserves lines, with at most one empty line in a row', () => {
    expect(severalLines('a\r\nb\rc\u2028d\n \n\n\t\ne\n')).toBe('a\nb\nc\nd\n\ne');
  });

  it('removes control characters and direction overrides', () => {
    expect(severalLines('a\u0007\u202eb\u0000')).toBe('ab');
  });
});

describe('a shortened text', () => {
  it.each([
    [10, 'ten'.padEnd(10, '.')],
    [11, `${'ten'.padEnd(9, '.')}…`],
  ])('has 10 characters of %d', (length, shown) => {
    expect(shortened('ten'.padEnd(length, '.'), 10)).toBe(shown);
  });

  it('splits no character, and leaves no space before the ellipsis', () => {
    expect(shortened('🎨🎨🎨', 2)).toBe('🎨…');
    expect(shortened('one two', 5)).toBe('one…');
  });
});

it('a subject is one line of at most 120 characters', () => {
  expect(subjectLine(`Message: ${'x'.repeat(111)}`)).toHaveLength(120);
  const cut = subjectLine(`Message: ${'x'.repeat(112)}\r\nBcc: b@evil.example`);
  expect(cut).toBe(`Message: ${'x'.repeat(110)}…`);
});

describe('a visitor’s text as HTML', () => {
  it('escapes markup and preserves lines', () => {
    expect(visitorHtml('<img src=x onerror="a">\n&amp; \'b\'').text).toBe(
      '&lt;img src=x onerror=&quot;a&quot;&gt;<br />&amp;amp; &#39;b&#39;',
    );
  });

  it('splits URLs, so that nothing becomes a link', () => {
    const {text} = visitorHtml('See https://evil.example/login, www.evil.example, a@evil.example.');
    expect(text).not.toMatch(/[a-z](?::\/\/|\.|@)[a-z]/);
    expect(text).not.toContain('<a');
    expect(text.replace(/<[^>]*>/g, '')).toBe(
      'See https://evil.example/login, www.evil.example, a@evil.example.',
    );
  });
});
