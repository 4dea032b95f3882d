import {expect, it} from 'vitest';
import {shouldRevalidate} from './private-form';

const url = new URL('https://shop.example/holds/status/x');
const page = {
  currentUrl: url,
  nextUrl: url,
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
};

it.each([
  ['that succeeded', 200, true],
  ['from an outdated page', 409, true],
  ['with an invalid field', 400, false],
  ['that failed', 502, false],
  ['that was never sent', undefined, false],
])('a private page reloads after a post %s: %s', (_, actionStatus, reloads) => {
  expect(shouldRevalidate({...page, formMethod: 'POST', actionStatus})).toBe(reloads);
});

it('a private page loads for a link', () => {
  expect(shouldRevalidate(page)).toBe(true);
});
