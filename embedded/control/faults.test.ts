import {describe, expect, it} from 'vitest';
import {DropConnection} from '../http';
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

  it('apply to their target only', async () => {
    faults.replace([{target: 'cart', status: 500}]);
    expect(await statusOf('storefront')).toBe(200);
    expect(await statusOf('cart', 'storefront')).toBe(500);
  });

  it('apply up to the first that replaces the response', async () => {
    const before = Date.now();
    faults.replace([
      {target: 'storefront', delayMs: 30},
      {target: 'cart', status: 402, times: 1},
      {target: 'storefront', status: 503, times: 1},
    ]);
    expect(await statusOf('cart', 'storefront')).toBe(402);
    expect(Date.now() - before).toBeGreaterThanOrEqual(29);
    expect(await statusOf('cart', 'storefront')).toBe(503);
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

  it('responds with GraphQL errors with status 200 and without data', async () => {
    const response = await runFault({target: 'storefront', graphqlErrors: ['One', 'Two']});
    expect(response?.status).toBe(200);
    expect(await response?.json()).toEqual({errors: [{message: 'One'}, {message: 'Two'}]});
  });

  it('sends a truncated body with the content type JSON', async () => {
    const response = await runFault({target: 'storefront', body: '{"data":{"pro'});
    expect(response?.status).toBe(200);
    expect(response?.headers.get('content-type')).toContain('application/json');
    expect(await response?.text()).toBe('{"data":{"pro');
  });

  it('closes the connection', async () => {
    await expect(runFault({target: 'cart', drop: true})).rejects.toBeInstanceOf(DropConnection);
  });
});
