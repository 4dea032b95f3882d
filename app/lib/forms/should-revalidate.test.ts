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
    return /export (async )?function clientAction/.test(source);
  });

  it.each(pages)('of %s is loaded by these rules', (file) => {
    expect(readFileSync(`${ROUTES}/${file}`, 'utf8')).toContain(
      "export {shouldRevalidate} from '~/lib/forms/should-revalidate';",
    );
  });
});
