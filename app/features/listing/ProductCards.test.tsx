import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom/server';
import {describe, expect, it} from 'vitest';
import {compactCard, type CompactCard} from '~/lib/catalogue/visible-card';
import {CachedHtmlContext, type CachedHtml} from '~/lib/documents/cached-html';
import {createCachedHtml} from '~/lib/documents/create-cached-html.server';
import {ProductCards} from './ProductCards';
import {A_CARD} from '../../../tests/support/app/a-card';

const NOW_MS = Date.parse('2026-11-22T12:00:00Z');
const LAUNCH = '2026-12-01T10:00:00-04:00';

const CARD = compactCard({...A_CARD, title: 'First Light & <others>'});

interface RenderOptions {
  as?: 'ul' | 'div';
  position?: number;
  renderedAtMs?: number;
}

function render(
  product: CompactCard,
  cachedHtml?: CachedHtml,
  {as = 'ul', position = 2, renderedAtMs = NOW_MS}: RenderOptions = {},
): string {
  return renderToString(
    <StaticRouter location="/collections/prints">
      <CachedHtmlContext.Provider value={cachedHtml}>
        <ProductCards
          as={as}
          className="card-grid"
          cards={[{product, renderedAtMs, position, sizes: '50vw', loading: 'lazy'}]}
        />
      </CachedHtmlContext.Provider>
    </StaticRouter>,
  );
}

/** Collects the keys of what is kept. */
function countingCache() {
  const keys = new Set<string>();
  const cachedHtml = createCachedHtml();
  return {
    keys,
    cachedHtml: ((key, children) => {
      if (key !== null) keys.add(key);
      return cachedHtml(key, children);
    }) satisfies CachedHtml,
  };
}

describe('a card of a list', () => {
  it.each<[string, CompactCard]>([
    ['on sale', CARD],
    ['sold out', {...CARD, variants: {nodes: [{availableForSale: false}]}}],
    ['with a ribbon', {...CARD, ribbon: {value: 'Studio favourite'}}],
    ['without a picture', {...CARD, images: {nodes: []}}],
    ['of an original', {...CARD, productType: 'Original Paintings', facts: 'Oil on linen'}],
    ['after its launch', {...CARD, launchAt: {value: '2026-01-01T10:00:00-04:00'}}],
    ['before its launch', {...CARD, launchAt: {value: LAUNCH}}],
  ])('%s has the HTML that the browser hydrates, from the cache too', (_case, card) => {
    const cachedHtml = createCachedHtml();
    for (const look of [{position: 1}, {position: 2}, {as: 'div'}] as const) {
      const hydrated = render(card, undefined, look);
      expect(render(card, cachedHtml, look)).toBe(hydrated);
      expect(render(card, cachedHtml, look)).toBe(hydrated);
    }
  });

  it('is rendered with the page when it cannot be rendered apart from it', () => {
    expect(render(CARD, () => null)).toBe(render(CARD));
  });

  it('is rendered once, wherever it stands and whenever', () => {
    const {keys, cachedHtml} = countingCache();
    for (const position of [2, 3, 26]) {
      render(structuredClone(CARD), cachedHtml, {position, renderedAtMs: NOW_MS + position});
    }
    expect(keys.size).toBe(1);
  });

  it('is rendered anew when the artist changes it', () => {
    const {cachedHtml} = countingCache();
    expect(render(CARD, cachedHtml)).toContain('First Light');
    expect(render({...CARD, title: 'Last Light'}, cachedHtml)).toContain('Last Light');
    const sold = {...CARD, variants: {nodes: [{availableForSale: false}]}};
    expect(render(sold, cachedHtml)).toContain('Sold Out');
  });

  it('is not cached before its launch, when it shows the time', () => {
    const {keys, cachedHtml} = countingCache();
    const card = {...CARD, launchAt: {value: LAUNCH}};
    const now = render(card, cachedHtml);
    expect(now).toContain('Coming Soon');
    expect(render(card, cachedHtml, {renderedAtMs: NOW_MS + 60_000})).not.toBe(now);
    expect(render(card, cachedHtml, {renderedAtMs: Date.parse(LAUNCH)})).not.toContain('Coming');
    // The last one is after the launch.
    expect(keys.size).toBe(1);
  });

  it('stands between others in the order of the list', () => {
    const names = ['First', 'Second', 'Third'];
    const cards = names.map((title, index) => ({
      product: {...CARD, id: title, title, launchAt: index === 1 ? {value: LAUNCH} : null},
      renderedAtMs: NOW_MS,
      position: index + 1,
      sizes: '50vw',
      loading: 'lazy' as const,
    }));
    const html = renderToString(
      <StaticRouter location="/">
        <CachedHtmlContext.Provider value={createCachedHtml()}>
          <ProductCards as="ul" className="card-grid" cards={cards} />
        </CachedHtmlContext.Provider>
      </StaticRouter>,
    );
    const titles = [...html.matchAll(/<h2[^>]*>(\w+)<\/h2>/g)].map(([, title]) => title);
    expect(titles).toEqual(names);
  });
});
