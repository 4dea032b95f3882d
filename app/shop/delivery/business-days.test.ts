import {describe, expect, it} from 'vitest';
import {addBusinessDays} from './business-days';

const after = (day: string, count: number) =>
  new Date(addBusinessDays(Date.parse(`${day}T00:00:00Z`), count)).toISOString().slice(0, 10);

describe('business days', () => {
  it.each([
    ['2026-11-23', 5, '2026-11-30'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-22', 5, '2026-11-27'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('are Monday to Friday: %s and %i more is %s', (day, count, later) => {
    expect(after(day, count)).toBe(later);
  });

  it.each([
    ['New Year', '2026-01-01'],
    ['Family Day', '2026-02-16'],
    ['Good Friday', '2025-04-18'],
    ['Good Friday', '2026-04-03'],
    ['Good Friday', '2027-03-26'],
    ['Good Friday', '2030-04-19'],
    ['Victoria Day', '2026-05-18'],
    ['Canada Day', '2026-07-01'],
    ['New Brunswick Day', '2026-08-03'],
    ['Labour Day', '2026-09-07'],
    ['Truth and Reconciliation', '2026-09-30'],
    ['Thanksgiving', '2026-10-12'],
    ['Remembrance Day', '2026-11-11'],
    ['Christmas', '2026-12-25'],
  ])('leave out %s, %s', (_name, holiday) => {
    const eve = new Date(Date.parse(`${holiday}T00:00:00Z`) - 86_400_000).toISOString();
    expect(after(eve.slice(0, 10), 1) > holiday).toBe(true);
  });

  it('continue after Christmas', () => {
    expect(after('2026-12-24', 1)).toBe('2026-12-28');
  });
});
