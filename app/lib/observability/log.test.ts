import {describe, expect, it} from 'vitest';
import {toLine} from './log';

describe('a line of the log', () => {
  it.each([
    'a\nINFO all is well',
    'a\u0000b',
    'a\u001b[31mred',
    'a\u007fb',
    'a\u2028b',
    '"}',
    'é🎨',
  ])('is one line of ASCII, and can be parsed: %j', (path) => {
    const line = toLine({path});
    expect(line).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(line)).toEqual({path});
  });
});
