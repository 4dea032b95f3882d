import {expect, it} from 'vitest';
import {aContext} from '../../../tests/support/app/a-function-context';
import {loadStudioPages} from './sitemap-pages';

it('lists the journal even when the token can’t read metaobjects', async () => {
  const article = {handle: 'fog', publishedAt: '2026-05-01T12:00:00Z', image: null};
  const data = {series: null, exhibitions: null, journal: {articles: {nodes: [article]}}};
  const context = aContext(async (_, options) => {
    const {mayFail} = options as {mayFail?: string[]};
    return {data: mayFail?.join() === 'series,exhibitions' ? data : null};
  });
  const paths = (await loadStudioPages(context)).map(({path}) => path);
  expect(paths).toEqual(['/journal', '/journal/fog']);
});
