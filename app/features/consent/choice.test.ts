import {describe, expect, it} from 'vitest';
import {CHOICE_KEY, readChoice, writeChoice} from './choice';

const holding = (text: string | null) => () => ({getItem: () => text});

describe('a choice', () => {
  it('is stored with its date and version, and read again', () => {
    const stored = new Map<string, string>();
    writeChoice(
      () => ({setItem: (key, text) => void stored.set(key, text)}),
      'accepted',
      new Date('2026-05-01T10:00:00Z'),
    );
    const text = stored.get(CHOICE_KEY) ?? '';
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
  ])('stored as %j counts as unasked', (text) => {
    expect(readChoice(holding(text))).toBe('unasked');
  });

  it('counts as unasked where storage is forbidden', () => {
    expect(
      readChoice(() => {
        throw new Error('SecurityError');
      }),
    ).toBe('unasked');
  });
});
