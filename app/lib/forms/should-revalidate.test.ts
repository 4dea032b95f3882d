import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {shouldRevalidate} from './should-revalidate';

const ROUTES = 'app/routes';
const URL_OF_PAGE = new URL('https://shop.example/collections/prints');

function ask(submission: {formMethod?: 'POST'}) {
  return shouldRevalidate({
    currentUrl: URL_OF_PAGE,
    currentParams: {},
    nextUrl: URL_OF_PAGE,
    nextParams: {},
    defaultShouldRevalidate: true,
    ...submission,
  });
}

describe('the data of a page', () => {
  it('is kept after a post', () => {
    expect(ask({formMethod: 'POST'})).toBe(false);
  });

  it('is loaded for a navigation', () => {
    expect(ask({})).toBe(true);
  });

  const pages = readdirSync(ROUTES).filter((file) => {
    const source = readFileSync(`${ROUTES}/${file}`, 'utf8');
    return /export (async )?function loader/.test(source) && /export default/.test(source);
  });

  // Some have rules of their own, for addresses that change without other data.
  it.each(pages)('of %s is loaded by these rules, or by its own', (file) => {
    expect(readFileSync(`${ROUTES}/${file}`, 'utf8')).toMatch(
      /^export \{shouldRevalidate\} from '~\/lib\/forms\/should-revalidate';|^export const shouldRevalidate: ShouldRevalidateFunction/m,
    );
  });
});
