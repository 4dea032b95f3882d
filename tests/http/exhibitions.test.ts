import {expect, it} from 'vitest';
import {graphOf} from '../support/schema-org';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

it('current and coming exhibitions have a page, with works, a calendar file and events', async () => {
  const {html, text} = await shop.get('/exhibitions');
  expect(text.indexOf('Low Water')).toBeLessThan(text.indexOf('Lights on the Bay'));
  for (const path of ['/product/the-long-gale', '/product/moon-road', '/exhibitions/low-water.ics'])
    expect(html).toContain(`href="${path}"`);
  const events = graphOf(html).filter((node) => node['@type'] === 'ExhibitionEvent');
  expect(events.map(({name}) => name)).toEqual(['Low Water', 'Lights on the Bay']);
  expect(events[0]!.startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(events[0]!.workFeatured).toHaveLength(3);
  expect((await shop.get('/product/first-light')).html).not.toContain('/exhibitions#');
});

it('the calendar file is valid, and in the page’s language', async () => {
  const {status, headers, html: file} = await shop.get('/fr/exhibitions/low-water.ics');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(file).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*\r\nSUMMARY:Basse mer\r\n[\s\S]*END:VCALENDAR\r\n$/,
  );
  expect((await shop.get('/exhibitions/none.ics')).status).toBe(404);
});

it('without exhibitions the page doesn’t exist, and nothing links to it', async () => {
  await shop.control.setMetaobjects();
  expect((await shop.get('/exhibitions')).status).toBe(404);
  for (const path of ['/', '/about', '/product/the-long-gale', '/sitemap.xml'])
    expect((await shop.get(path)).html, path).not.toContain('/exhibitions');
});

it('the visit form focuses the exhibition field when none was chosen', async () => {
  const dates = {starts_on: '2999-01-01', ends_on: '2999-02-01'};
  const venue = {venue: 'Net Loft Gallery', place: 'Saint Andrews', visits: 'true', ...dates};
  await shop.control.setMetaobjects(
    ['exhibition', {title: 'Low Water', ...venue}, 'low-water'],
    ['exhibition', {title: 'High Water', ...venue}, 'high-water'],
  );
  const {status, html} = await shop.get('/exhibitions', {
    method: 'POST',
    body: new URLSearchParams({
      exhibition: '',
      day: '2999-01-02',
      name: 'Ann',
      email: 'a@b.example',
    }),
  });
  expect(status).toBe(400);
  expect(html).toMatch(/<select [^>]*name="exhibition"[^>]*autofocus/i);
});
