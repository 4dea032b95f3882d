import {describe, expect, it} from 'vitest';
import {DropConnection} from '../http';
import {createFaults, runFault} from './faults';

describe('planted faults', () => {
  it('count down their times', () => {
    const faults = createFaults();
    faults.replace([{target: 'mail', status: 500, times: 2}]);
    expect(faults.take(['mail'])).toHaveLength(1);
    expect(faults.take(['mail'])).toHaveLength(1);
    expect(faults.take(['mail'])).toEqual([]);
  });

  it('apply to their target only', () => {
    const faults = createFaults();
    faults.replace([{target: 'cart', status: 500}]);
    expect(faults.take(['storefront'])).toEqual([]);
    expect(faults.take(['cart', 'storefront'])).toHaveLength(1);
  });
});

describe('several faults for one call', () => {
  it('apply up to the first that replaces the response', () => {
    const faults = createFaults();
    const slow = {target: 'storefront', delayMs: 10} as const;
    const refused = {target: 'cart', status: 402, times: 1} as const;
    const broken = {target: 'storefront', drop: true} as const;
    faults.replace([slow, refused, broken]);
    expect(faults.take(['cart', 'storefront'])).toEqual([slow, refused]);
    expect(faults.take(['cart', 'storefront'])).toEqual([slow, broken]);
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

  it('delays and then returns null', async () => {
    const before = Date.now();
    expect(await runFault({target: 'cart', delayMs: 30})).toBeNull();
    expect(Date.now() - before).toBeGreaterThanOrEqual(29);
  });
});
