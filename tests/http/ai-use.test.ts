import {expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

it('robots.txt, /ai and page headers state what the artist chose', async () => {
  const page = await shop.get('/product/first-light');
  expect(page.headers.get('content-signal')).toBe('search=yes, ai-input=yes, ai-train=no');
  expect(page.headers.get('content-usage')).toBe('search=y, train-ai=n');
  expect(page.headers.has('x-robots-tag')).toBe(false);
  expect((await shop.get('/robots.txt')).html).toMatch(
    /User-agent: GPTBot\n(?:.+\n)*Disallow: \/\n/,
  );

  const chosen = {hide_from_search: 'true', allow_training: 'true'};
  await shop.control.setMetaobjects(['ai_use', chosen]);
  const {headers} = await shop.get('/fr/product/first-light');
  expect(headers.get('content-signal')).toBe('search=no, ai-input=yes, ai-train=yes');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  const robots = (await shop.get('/robots.txt')).html;
  expect(robots).not.toContain('GPTBot');
  expect(robots).toContain('User-agent: OAI-SearchBot');
  const {text} = await shop.get('/ai');
  expect(text).toContain('Pictures and texts may become training data.');
  expect(text).not.toContain('Nobody may use the pictures');
});
