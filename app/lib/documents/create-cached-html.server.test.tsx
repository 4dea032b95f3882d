import {CartForm} from '@shopify/hydrogen';
import {Link, useLoaderData} from '@remix-run/react';
import {expect, it} from 'vitest';
import {createCachedHtml} from './create-cached-html.server';

function Loaded() {
  return <>{useLoaderData()}</>;
}

it('renders children with links', () => {
  const link = <Link to="/gallery">Gallery</Link>;
  expect(createCachedHtml()('link', link)).toContain('href="/gallery"');
});

it.each([
  [
    'a fetcher',
    <CartForm key="form" route="/cart" action={CartForm.ACTIONS.LinesAdd} inputs={{lines: []}}>
      Add
    </CartForm>,
  ],
  ['a loader’s data', <Loaded key="loaded" />],
])('leaves children that ask for %s to the page', (_, children) => {
  const cachedHtml = createCachedHtml();
  expect(cachedHtml('part', children)).toBeNull();
  expect(cachedHtml('part', children)).toBeNull();
});
