import type {MetaArgs, MetaDescriptor} from '@remix-run/react';
import {describe, expect, it} from 'vitest';
import '~/words/all.server';
import {errorMeta, pageMeta, type PageMeta} from './page-meta';

const ROOT = {id: 'root', data: {site: {name: 'The Shop'}, origin: 'https://shop.example'}};
const argsAt = (pathname: string, root: unknown = ROOT) =>
  ({matches: root ? [root] : [], location: {pathname, search: ''}}) as unknown as MetaArgs;

const PAGE: PageMeta = {title: 'Sea', description: 'Calm water.'};
const find = (tags: MetaDescriptor[], wanted: object) =>
  tags.filter((tag) => Object.entries(wanted).every(([key, value]) => tag[key as never] === value));
const contentOf = (tags: MetaDescriptor[], wanted: object) =>
  find(tags, wanted).map((tag) => (tag as {content?: string}).content);

describe('the head of a page', () => {
  it('has the site’s name without a title of its own', () => {
    expect(pageMeta(argsAt('/'), {...PAGE, title: undefined})[0]).toEqual({title: 'The Shop'});
  });

  it.each([
    ['/', undefined, 'https://shop.example'],
    ['/sea/', undefined, 'https://shop.example/sea'],
    ['/pages/nonsense', '/pages/shipping', 'https://shop.example/pages/shipping'],
  ])('at %s, the page of %s, names %s', (pathname, path, canonical) => {
    const tags = pageMeta(argsAt(pathname), {...PAGE, path});
    expect(find(tags, {rel: 'canonical'})).toMatchObject([{href: canonical}]);
    expect(contentOf(tags, {property: 'og:url'})).toEqual([canonical]);
  });

  it('has the shop’s share picture, or the page’s, with an absolute URL', () => {
    const image = (page: PageMeta) =>
      contentOf(pageMeta(argsAt('/'), page), {property: 'og:image'});
    expect(image(PAGE)).toEqual(['https://shop.example/pictures/og.jpg']);
    expect(image({...PAGE, image: '/a.webp'})).toEqual(['https://shop.example/a.webp']);
    const measured = {url: 'https://cdn.example/a.jpg', width: 1200, height: 630, alt: 'The sea'};
    const tags = pageMeta(argsAt('/'), {...PAGE, image: measured});
    expect(contentOf(tags, {property: 'og:image'})).toEqual(['https://cdn.example/a.jpg']);
    expect(contentOf(tags, {property: 'og:image:alt'})).toEqual(['The sea']);
    expect(contentOf(tags, {property: 'og:image:width'})).toEqual(['1200']);
  });

  it('omits tags that need an origin when the root loader failed', () => {
    const tags = pageMeta(argsAt('/sea', null), {...PAGE, structuredData: () => []});
    expect(tags[0]).toEqual({title: 'Sea'});
    expect(find(tags, {rel: 'canonical'})).toEqual([]);
    expect(find(tags, {property: 'og:image'})).toEqual([]);
    expect(tags.some((tag) => 'script:ld+json' in tag)).toBe(false);
  });
});

describe('the head of an error page', () => {
  it.each([
    [{status: 404, statusText: '', internal: false, data: ''}, 'Page not found | The Shop'],
    [{status: 500, statusText: '', internal: false, data: ''}, 'Something went wrong | The Shop'],
    [new Error('Broken'), 'Something went wrong | The Shop'],
  ])('after %o is titled %j and hidden', (error, title) => {
    const tags = errorMeta({...argsAt('/nope'), error});
    expect(tags[0]).toEqual({title});
    expect(contentOf(tags, {name: 'robots'})).toEqual(['noindex,follow']);
  });
});
