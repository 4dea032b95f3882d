import {describe, expect, it} from 'vitest';
import {outcomeOfThrown} from './calls';

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
