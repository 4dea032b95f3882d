import {expect, it} from 'vitest';
import {isPrivatePath, withoutToken} from './private-pages';

it.each([
  ['/commissions/status/3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e', '/commissions/status'],
  ['/commissions/status/3f0c8a5e-8f0e-4b55-9a53-0d6a3b1c2d4e.data', '/commissions/status'],
  ['/Commissions/Progress/x', '/commissions/progress'],
  ['/commissions/progress/x/y', '/commissions/progress/y'],
  ['/view/anna-by-the-window-7', '/view'],
  ['/holds/manage/x', '/holds/manage'],
  ['/fr/holds/status/x.data', '/fr/holds/status'],
  ['/fr/view/anna-by-the-window-7.data', '/fr/view'],
  ['/fr/commissions/status/3f0c8a5e', '/fr/commissions/status'],
  ['/unsubscribe', '/unsubscribe'],
  ['/unsubscribe.data', '/unsubscribe.data'],
  ['/fr/newsletter/confirm', '/fr/newsletter/confirm'],
])('%s is private, and is logged as %s', (path, logged) => {
  expect(isPrivatePath(path)).toBe(true);
  expect(withoutToken(path)).toBe(logged);
});

it.each([
  ['//view//anna-by-the-window-7', '/view'],
  ['/%76iew/anna-by-the-window-7/', '/view'],
  ['/commissions//status/3f0c8a5e', '/commissions/status'],
])('%s, which leads to a private page, is logged as %s', (path, logged) => {
  expect(withoutToken(path)).toBe(logged);
});

it.each([
  '/',
  '/commissions',
  '/commissions/status',
  '/product/commissions',
  '/fr/view',
  '/newsletter',
])('%s is public', (path) => {
  expect(isPrivatePath(path)).toBe(false);
  expect(withoutToken(path)).toBe(path);
});
