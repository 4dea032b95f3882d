import {expect, it} from 'vitest';
import {graphOf} from '../support/schema-org';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

/** Where visitors rarely look, and machines do. */
it('the artist’s name, tagline, address and delivery times are in pages and structured data', async () => {
  await shop.control.setMetaobjects(
    [
      'site_identity',
      {name: 'Snow & Salt', tagline: 'Paint, and weather', email: 'snow@painter.example'},
    ],
    ['delivery_times', {preparation_days: '7 to 10'}],
  );
  const {html: home} = await shop.get('/');
  expect(home).toContain('<title>Snow &amp; Salt</title>');
  expect(home).toContain('<meta property="og:site_name" content="Snow &amp; Salt"');
  expect(graphOf(home).find((thing) => thing['@type'] === 'Organization')).toMatchObject({
    name: 'Snow & Salt',
    slogan: 'Paint, and weather',
    email: 'snow@painter.example',
  });
  expect(JSON.parse((await shop.get('/manifest.webmanifest')).html)).toMatchObject({
    name: 'Snow & Salt',
  });
  expect((await shop.get('/.well-known/security.txt')).html).toContain(
    'mailto:snow@painter.example',
  );
  expect((await shop.get('/feed.xml')).html).toContain('<subtitle>Paint, and weather</subtitle>');
  const {html: merchantFeed} = await shop.get('/products.xml');
  expect(merchantFeed).toContain('<title>Snow &amp; Salt</title>');
  expect(merchantFeed).toContain('<g:min_handling_time>7</g:min_handling_time>');
  const {html: product} = await shop.get('/product/first-light');
  expect(JSON.stringify(graphOf(product))).toContain('"minValue":7,"maxValue":10');
  expect((await shop.get('/contact')).html).toContain('mailto:snow@painter.example');
  expect((await shop.get('/holds/status/unknown')).html).not.toContain(
    'mailto:studio@marenhallet.example',
  );
});

it('the artist’s own portrait and studio are in the page, its structured data and the sitemap', async () => {
  const picture = await shop.pictureId('green-water');
  await shop.control.setMetaobjects([
    'site_identity',
    {portrait: picture, studio_picture: picture},
  ]);
  const {html} = await shop.get('/about');
  const {image} = graphOf(html).find((thing) => thing['@type'] === 'Person')!;
  expect(html).toContain(`src="${String(image)}`);
  const {html: sitemap} = await shop.get('/sitemap.xml');
  expect(html + sitemap).not.toMatch(/pictures\/(portrait|studio)-/);
});
