import {describe, expect, it} from 'vitest';
import {createBreaker, outcomeOfThrown} from './calls';

/** A circuit breaker with a manual clock, after that many timeouts. */
function afterTimeouts(count: number) {
  const clock = {ms: 0};
  const breaker = createBreaker(() => clock.ms);
  for (let timeout = 0; timeout < count; timeout++) breaker.record(true);
  return {breaker, clock};
}

describe('the breaker', () => {
  it.each([
    [2, false],
    [3, true],
  ])('after %i timeouts in a row skips: %s', (count, skips) => {
    expect(afterTimeouts(count).breaker.shouldSkip()).toBe(skips);
  });

  it('counts timeouts in a row', () => {
    const {breaker} = afterTimeouts(2);
    breaker.record(false);
    breaker.record(true);
    expect(breaker.shouldSkip()).toBe(false);
  });

  it.each([
    [4999, true],
    [5000, false],
  ])('after %i ms skips: %s', (ms, skips) => {
    const {breaker, clock} = afterTimeouts(3);
    clock.ms = ms;
    expect(breaker.shouldSkip()).toBe(skips);
  });

  it('lets one call through, and the others once that one got a response', () => {
    const {breaker, clock} = afterTimeouts(3);
    clock.ms = 5000;
    expect([breaker.shouldSkip(), breaker.shouldSkip()]).toEqual([false, true]);
    breaker.record(false);
    expect([breaker.shouldSkip(), breaker.shouldSkip()]).toEqual([false, false]);
  });
});

describe('what a helper of Hydrogen threw', () => {
  it.each([
    [
      'a status',
      new Error('[h2:error:storefront.mutation] URL: https://a.b/c\nAPI response error: 402'),
      {status: 402, fault: 'http'},
    ],
    [
      'a page of HTML',
      new Error('[h2:error:storefront.mutation] <html>Bad Gateway</html>'),
      {status: null, fault: 'http'},
    ],
    ['silence', new DOMException('No answer', 'TimeoutError'), {status: null, fault: 'timeout'}],
    [
      'a broken connection',
      new Error('Network connection lost.'),
      {status: null, fault: 'connection'},
    ],
  ])('is logged for %s', (_, error, outcome) => {
    expect(outcomeOfThrown(error)).toEqual(outcome);
  });
});
