import {describe, expect, it} from 'vitest';
import {
  keepAll,
  MAX_SAVED_WORKS,
  NOTE_LENGTH,
  parseShortlist,
  remove,
  setNote,
  toggle,
} from './shortlist';

const LIST = [
  {id: '1', note: 'Hall'},
  {id: '2', note: ''},
  {id: '3', note: ''},
];
const idsOf = (list: readonly {id: string}[]) => list.map(({id}) => id).join('');

describe('a shortlist', () => {
  it('lists a work once, at the end, and has a maximum length', () => {
    const shared = [
      {id: '2', note: 'Kitchen'},
      {id: '4', note: 'Stairs'},
    ];
    expect(keepAll(LIST, shared)).toEqual([...LIST, {id: '4', note: 'Stairs'}]);
    const full = Array.from({length: MAX_SAVED_WORKS}, (_, index) => ({
      id: String(index),
      note: '',
    }));
    expect(toggle(full, '99')).toBe(full);
  });

  it('adds a work and removes it again with the same button', () => {
    expect(idsOf(toggle(LIST, '4'))).toBe('1234');
    expect(toggle(LIST, '1')).toEqual(LIST.slice(1));
    expect(idsOf(toggle(toggle(LIST, '1'), '1'))).toBe('231');
  });

  it('removes works and cuts long notes', () => {
    expect(idsOf(remove(LIST, '2'))).toBe('13');
    expect(setNote(LIST, '1', 'a'.repeat(999))[0]?.note).toHaveLength(NOTE_LENGTH);
  });

  it.each([
    [null, ''],
    ['broken', ''],
    ['{"id":"1"}', ''],
    ['[{"id":"1","note":"a"},null,{"id":"x"},{"id":7},{"id":"1"},{"id":"2"}]', '12'],
  ])('is read from %j as %j', (text, order) => {
    expect(idsOf(parseShortlist(text))).toBe(order);
  });
});
