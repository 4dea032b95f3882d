import {describe, expect, it} from 'vitest';
import {fromLocalInput, toLocalInput} from './instants';

describe('the times of the admin', () => {
  it.each([
    ['2026-12-01T14:00:00Z', '2026-12-01T10:00', '2026-12-01T10:00:00-04:00'],
    ['2026-07-01T10:00:30-03:00', '2026-07-01T10:00:30', '2026-07-01T10:00:30-03:00'],
    // Two hours after daylight saving time begins, and an hour before it ends.
    ['2026-03-08T08:00:00Z', '2026-03-08T05:00', '2026-03-08T05:00:00-03:00'],
    ['2026-10-31T23:30:00-03:00', '2026-10-31T23:30', '2026-10-31T23:30:00-03:00'],
  ])('shows %s as %s, and reads it as %s', (instant, local, read) => {
    expect(toLocalInput(instant)).toBe(local);
    expect(fromLocalInput(local)).toBe(read);
    expect(Date.parse(read)).toBe(Date.parse(instant));
  });

  it('leaves anything but a time as typed', () => {
    expect(toLocalInput('soon')).toBe('');
    expect(fromLocalInput('tomorrow')).toBe('tomorrow');
    expect(fromLocalInput('')).toBe('');
  });
});
