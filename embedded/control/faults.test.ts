import {describe, expect, it} from 'vitest';
import {createFaults, runFault} from './faults';

const faults = createFaults();
const statusOf = async (...targets: Parameters<typeof faults.respond>[0]) =>
  (await faults.respond(targets, async () => new Response())).status;

describe('planted faults', () => {
  it('count down their times', async () => {
    faults.replace([{target: 'mail', status: 500, times: 2}]);
    expect([await statusOf('mail'), await statusOf('mail')]).toEqual([500, 500]);
    expect(await statusOf('mail')).toBe(200);
  });

  it('apply only to their target', async () => {
    faults.replace([{target: 'cart', status: 500}]);
    expect(await statusOf('storefront')).toBe(200);
    expect(await statusOf('cart', 'storefront')).toBe(500);
  });
});

describe('runFault', () => {
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
