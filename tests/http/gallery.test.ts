import {describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

describe('the gallery of sold works', () => {
  it('loads eight pictures eagerly and the others lazily', async () => {
    const {main} = await shop.get('/gallery?show=60');
    const loading = [...main.matchAll(/<img\b[^>]*?\bloading="(\w+)"/g)].map(([, value]) => value);
    expect(loading).toEqual([...Array<string>(8).fill('eager'), ...Array<string>(52).fill('lazy')]);
  });
});

describe('the gallery without scripts', () => {
  it('shows more works with a button, each with a link to its own page', async () => {
    const {html} = await shop.get('/gallery?show=32');
    expect(html.match(/aria-label="Open [^"]+"/g)).toHaveLength(32);
    expect(html).toContain('href="/gallery/ascend"');
    expect(html).toMatch(/<button[^>]*name="show"[^>]*value="48"/);
  });
});

describe('a sold work', () => {
  it('has its own page, with the known facts', async () => {
    const {html} = await shop.get('/gallery/fog-signal');
    expect(html).toMatch(/<dt[^>]*>Medium<\/dt><dd[^>]*>oil on canvas<\/dd>/);
    expect(html).toMatch(/<dt[^>]*>Size<\/dt><dd[^>]*>40 × 30 in/);
    expect(html).not.toContain('Prints of this painting');
    expect(html).toContain('Works in this light');
    expect(html).toContain('href="/gallery/amber-roller"');
    // The ways to share that need no scripts.
    expect(html).toMatch(/href="https:\/\/www\.pinterest\.com[^"]*fog-signal/);
    expect(html).toMatch(/href="mailto:[^"]*fog-signal/);
    const commission = `/commissions?${new URLSearchParams({subject: 'A painting like “Fog Signal” (2019)'})}`;
    expect(html).toContain(`href="${commission}#request"`);
    // The button above the form keeps its subject.
    expect((await shop.get(commission)).html).toContain(`href="${commission}#request"`);
  });

  it('shows the store’s data: its prints, its size and links in both directions', async () => {
    const [original, print] = [
      await shop.productId('the-long-gale'),
      await shop.productId('green-water'),
    ];
    const fields = {
      title: 'The Long Gale',
      year: '2022',
      medium: 'oil on canvas',
      picture: await shop.pictureId('the-long-gale'),
      work: original,
    };
    await shop.control.setMetaobjects(['gallery_entry', fields, 'the-long-gale']);
    await shop.control.changeProduct('the-long-gale', {
      metafields: {
        'custom.related_prints': JSON.stringify([print]),
        // The first that the controls make.
        'custom.sold_record': 'gid://shopify/Metaobject/310000001000',
      },
    });
    await shop.control.changeProduct('green-water', {
      metafields: {'custom.related_original': original},
    });

    const {html} = await shop.get('/gallery/the-long-gale');
    expect(html).toContain('48 × 33 in (122 × 84 cm)');
    expect(html).toMatch(/Prints of this painting<.*href="\/product\/green-water"/s);
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)!;
    expect(json).toContain('"VisualArtwork"');
    expect(json).toContain('/product/green-water');
    expect((await fetch(`${shop.url}/gallery/fog-signal`)).status).toBe(404);

    const {html: originalPage} = await shop.get('/product/the-long-gale');
    expect(originalPage).toMatch(/Prints of this painting<.{0,200}href="\/product\/green-water"/s);
    expect(originalPage).toMatch(
      /In the sold-works gallery<.{0,200}href="\/gallery\/the-long-gale"/s,
    );
    expect((await shop.get('/product/green-water')).html).toMatch(
      /The original<.{0,200}href="\/product\/the-long-gale"/s,
    );
    expect((await shop.get('/sitemap.xml')).html).toContain('/gallery/the-long-gale</loc>');
    // Too late for the entries, not for the products. The shop's own works have no pages here.
    await shop.control.setFaults([{target: 'storefront', delayMs: 2000}]);
    const late = await shop.get('/sitemap.xml');
    expect(late.status).toBe(503);
    expect(late.html).not.toContain('/gallery/fog-signal');
  });
});
