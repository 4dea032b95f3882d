import {describe, expect, it} from 'vitest';
import {findPolicy} from './find-policy';

describe('findPolicy', () => {
  it.each(['shipping', 'returns', 'privacy', 'terms'])('finds %s', (handle) => {
    expect(findPolicy(handle).handle).toBe(handle);
  });

  it.each(['', 'Terms', 'refunds', undefined])('falls back to shipping for %s', (handle) => {
    expect(findPolicy(handle).handle).toBe('shipping');
  });
});
