import {expect, it} from 'vitest';
import {parseOnce} from './parse-once';

it('parses a text once, and another text of the same key anew', () => {
  const first = parseOnce('a', '{"works":["Tide"]}');
  expect(first).toEqual({works: ['Tide']});
  expect(parseOnce('a', '{"works":["Tide"]}')).toBe(first);
  expect(parseOnce('b', '{"works":["Tide"]}')).not.toBe(first);
  expect(parseOnce('a', '{"works":["Gale"]}')).toEqual({works: ['Gale']});
});

it('keeps no more than fifty values', () => {
  const first = parseOnce('0', '{}');
  for (let key = 1; key < 50; key += 1) parseOnce(`${key}`, '{}');
  expect(parseOnce('0', '{}')).toBe(first);
  parseOnce('50', '{}');
  expect(parseOnce('0', '{}')).not.toBe(first);
});

it('lets nobody change what every request reads', () => {
  const {works} = parseOnce('a', '{"works":["Tide"]}') as {works: string[]};
  expect(() => works.push('Gale')).toThrow(TypeError);
});
