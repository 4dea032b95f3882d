import {describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';
import {atomErrors, wellFormednessErrors} from '../support/xml-schema';

const shop = useSharedShop();

function article(number: number, bodyHtml = '<p>Low water.</p>') {
  return {
    handle: `entry-${number}`,
    title: `Entry ${number}`,
    bodyHtml,
    publishedAt: new Date(Date.UTC(2025, 0, number)).toISOString(),
  };
}

describe('the journal', () => {
  it('lists its entries, newest first, with date, picture and first words', async () => {
    const {status, html, text} = await shop.get('/journal');
    expect(status).toBe(200);
    const titles = ['The week the fog stayed', 'Why the knife', 'Two people, for scale'];
    const positions = titles.map((title) => text.indexOf(title));
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    expect(positions[0]).toBeGreaterThan(0);
    expect(text).toContain('July 8, 2025');
    expect(text).toContain('A brush describes water. A knife behaves like it.');
    expect(html).toMatch(/<img[^>]*alt="Fishing sheds and a lobster boat/);
    expect(html).toContain('href="/journal.xml"');
  });

  it('has twenty entries on a page, and a link to the older ones', async () => {
    const articles = Array.from({length: 25}, (_, index) => article(index + 1));
    await shop.control.setArticles(articles);
    const newest = await shop.get('/journal');
    expect(newest.text).toContain('Entry 25');
    expect(newest.text).not.toContain('Entry 5 ');
    // Entries without a picture.
    expect(newest.html).not.toMatch(/<a [^>]*><\/a>/);
    const [, older = ''] = /href="(\/journal\?after=[^"]+)"/.exec(newest.html) ?? [];
    const oldest = await shop.get(older.replaceAll('&amp;', '&'));
    expect(oldest.text).toContain('Entry 5');
    expect(oldest.text).toContain('Entry 1');
    expect(oldest.text).not.toContain('Entry 6');
    expect(oldest.html).not.toContain('href="/journal?after=');
    expect(oldest.html).toMatch(/<meta name="robots" content="noindex/);
    expect(
      (await shop.get('/journal?after=none', {redirect: 'manual'})).headers.get('location'),
    ).toBe('/journal');
  });

  it('responds with 404 without entries, and nothing links to it', async () => {
    await shop.control.setArticles([]);
    expect((await shop.get('/journal')).status).toBe(404);
    expect((await shop.get('/about')).html).not.toContain('/journal');
    expect((await shop.get('/sitemap.xml')).html).not.toContain('/journal');
  });

  it('shows an article’s text without active content', async () => {
    await shop.control.setArticles([
      article(1, '<h1>Tide</h1><p onclick="x()">Salt <b>wind</b></p><script>x()</script>'),
    ]);
    const {status, html} = await shop.get('/journal/entry-1');
    expect(status).toBe(200);
    expect(html).toContain('<h2>Tide</h2><p>Salt <strong>wind</strong></p></div>');
    expect(html).not.toContain('onclick');
  });

  it('links an article to works on its subject and to its neighbours', async () => {
    const {html} = await shop.get('/journal/why-the-knife');
    expect(html).toMatch(/<a[^>]*rel="prev"[^>]*href="\/journal\/two-people-for-scale"/);
    expect(html).toMatch(/<a[^>]*rel="next"[^>]*href="\/journal\/the-week-the-fog-stayed"/);
    expect(html).not.toContain('Works on this subject');
    const tagged = await shop.get('/journal/the-week-the-fog-stayed');
    const [, works = ''] = tagged.html.split('Works on this subject');
    expect(works).toContain('href="/product/harbour-morning"');
    expect(works).not.toContain('rel="next"');
  });

  it('has a feed with the full text of its entries', async () => {
    const {headers, html: xml} = await shop.get('/journal.xml');
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(await wellFormednessErrors(xml)).toEqual([]);
    expect(await atomErrors(xml)).toEqual([]);
    expect(xml.match(/<entry>/g)).toHaveLength(3);
    expect(xml).toContain('&lt;p&gt;Fog is not grey.');
    expect(xml).toContain(`<id>${shop.url}/journal/why-the-knife</id>`);
  });

  it('has a feed even without an entry', async () => {
    await shop.control.setArticles([]);
    expect(await atomErrors((await shop.get('/journal.xml')).html)).toEqual([]);
  });
});

describe('a series', () => {
  it('has its text and works, and each work and About link to it', async () => {
    const {status, html, text} = await shop.get('/series/cold-wax');
    expect(status).toBe(200);
    expect(text).toContain('scraped back and buried again');
    for (const handle of ['breakthrough', 'tide-lines', 'ember']) {
      expect(html).toContain(`href="/product/${handle}"`);
      const work = await shop.get(`/product/${handle}`);
      expect(work.html, handle).toMatch(/href="\/series\/cold-wax"[^>]*>Cold Wax</);
    }
    expect((await shop.get('/product/first-light')).html).not.toContain('/series/');
    expect((await shop.get('/about')).html).toContain('href="/series/cold-wax"');
  });

  it('links to the next one', async () => {
    const {html} = await shop.get('/series/cold-wax');
    const [, next = ''] = html.split('aria-label="Next series"');
    expect(next).toContain('href="/series/after-dark"');
  });

  it('breaks no product page when it is deleted', async () => {
    await shop.control.setMetaobjects();
    const {status, html} = await shop.get('/product/ember');
    expect(status).toBe(200);
    expect(html).not.toContain('/series/');
  });
});

it('About links to the newest entry, whatever is in its handle', async () => {
  await shop.control.setArticles([{...article(1), handle: 'brume-à-50%'}]);
  expect((await shop.get('/about')).html).toContain('href="/journal/brume-%C3%A0-50%25"');
});

it('About shows what the admin stores about the artist: exhibitions, press and buyers’ quotes', async () => {
  await shop.control.setMetaobjects(
    ['exhibition', {title: 'Low Water', venue: 'Harbour Hall', year: '2019'}],
    ['press', {title: 'The violet mud', url: 'https://press.example/mud'}],
    ['testimonial', {quote: 'It moved the wall back.', name: 'A. L.', place: 'Moncton'}],
  );
  const {html, text} = await shop.get('/about');
  expect(text).toContain('Harbour Hall');
  expect(html).toContain('href="https://press.example/mud"');
  expect(text).toContain('“It moved the wall back.”');
  expect(text).toContain('A. L., Moncton');
});
