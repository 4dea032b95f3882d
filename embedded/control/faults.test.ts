import {describe, expect, it} from 'vitest';
import {runFault} from './faults';

describe('a planted fault', () => {
  it.each([
    [402, "This shop's plan does not have access to this feature"],
    [403, 'Unavailable Shop'],
    [500, 'An unexpected error occurred'],
    [503, 'An unexpected error occurred'],
  ])('responds with %i as Shopify does', async (status, errors) => {
    const response = await runFault({target: 'storefront', status});
    expect(response?.status).toBe(status);
    expect(await response?.json()).toEqual({errors});
  });
});
