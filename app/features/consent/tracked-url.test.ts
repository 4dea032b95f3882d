import {expect, it} from 'vitest';
import {trackedUrl, trackedReferrer} from './tracked-url';

it.each([
  ['/contact?subject=For+Anne&message=I+typed+this', '/contact'],
  [
    '/product/first-light?size=12x16&utm_source=letter&gclid=1#x',
    '/product/first-light?utm_source=letter',
  ],
  ['/search?q=my+name', '/search'],
  ['/view/key-of-anne?x=1', '/view'],
  ['/fr/commissions/status/3f0c8a5e', '/fr/commissions/status'],
  ['/unsubscribe?token=3f0c8a5e', '/unsubscribe'],
  ['/newsletter/confirm?token=3f0c8a5e', '/newsletter/confirm'],
])('%s is measured as %s', (path, measured) => {
  expect(trackedUrl(`https://shop.example${path}`).href).toBe(`https://shop.example${measured}`);
  expect(trackedReferrer(`https://shop.example${path}`)).toBe(`https://shop.example${measured}`);
});

it('the referrer can be an Android app', () => {
  expect(trackedReferrer('android-app://com.google.android.gm/')).toBe(
    'android-app://com.google.android.gm/',
  );
});

it('a page without a referrer has none', () => {
  expect(trackedReferrer('')).toBe('');
});
