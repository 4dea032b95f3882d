import {describe, expect, it} from 'vitest';
import {CHOICE_KEY, readChoice, writeChoice} from './privacy-choice';

const holding = (text: string | null) => () => ({getItem: () => text});

describe('a choice', () => {
  it('is kept with its date and version, and read again', () => {
    const kept = new Map<string, string>();
    writeChoice(
      () => ({setItem: (key, text) => void kept.set(key, text)}),
      'accepted',
      new Date('2026-05-01T10:00:00Z'),
    );
    const text = kept.get(CHOICE_KEY) ?? '';
    expect(JSON.parse(text)).toEqual({
      choice: 'accepted',
      decidedAt: '2026-05-01T10:00:00.000Z',
      version: 1,
    });
    expect(readChoice(holding(text))).toBe('accepted');
  });

  it.each([
    [null],
    ['nonsense'],
    ['3'],
    ['{"choice":"accepted","version":2}'],
    ['{"choice":"perhaps","version":1}'],
  ])('that reads %j was never made', (text) => {
    expect(readChoice(holding(text))).toBe('unasked');
  });

  it('is none where storage is forbidden', () => {
    expect(
      readChoice(() => {
        throw new Error('SecurityError');
      }),
    ).toBe('unasked');
  });
});
