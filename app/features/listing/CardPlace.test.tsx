import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom/server';
import {describe, expect, it} from 'vitest';
import {undated, type UndatedCard} from '~/lib/catalogue/visible-card';
import {CachedHtmlContext, type CachedHtml} from '~/lib/documents/cached-html';
import {createCachedHtml} from '~/lib/documents/create-cached-html.server';
import {CardPlace} from './CardPlace';
import {A_CARD} from './testing/a-card';

const NOW_MS = Date.parse('2026-11-22T12:00:00Z');
const LAUNCH = '2026-12-01T10:00:00-04:00';

const CARD = undated({...A_CARD, title: 'First Light & <others>'});

function render(
  product: UndatedCard,
  cachedHtml?: CachedHtml,
  {position = 2, renderedAtMs = NOW_MS} = {},
): string {
  return renderToString(
    <StaticRouter location="/collections/prints">
      <CachedHtmlContext.Provider value={cachedHtml}>
        <CardPlace
          product={product}
          renderedAtMs={renderedAtMs}
          position={position}
          sizes="50vw"
          loading="lazy"
        />
      </CachedHtmlContext.Provider>
    </StaticRouter>,
  );
}

/** Counts what is rendered anew. */
function countingCache() {
  const keys = new Set<string>();
  const cachedHtml = createCachedHtml();
  return {
    keys,
    cachedHtml: ((key, children) => {
      keys.add(key);
      return cachedHtml(key, children);
    }) satisfies CachedHtml,
  };
}

describe('a card in its place', () => {
  it.each<[string, UndatedCard]>([
    ['on sale', CARD],
    ['sold out', {...CARD, variants: {nodes: [{availableForSale: false}]}}],
    ['with a ribbon', {...CARD, ribbon: {value: 'Studio favourite'}}],
    ['without a picture', {...CARD, images: {nodes: []}}],
    ['of an original', {...CARD, productType: 'Original Paintings', facts: 'Oil on linen'}],
    ['after its launch', {...CARD, launchAt: {value: '2026-01-01T10:00:00-04:00'}}],
    ['before its launch', {...CARD, launchAt: {value: LAUNCH}}],
  ])('%s has the HTML that the browser hydrates, from the cache too', (_case, card) => {
    const cachedHtml = createCachedHtml();
    for (const position of [1, 2]) {
      const hydrated = render(card, undefined, {position});
      expect(render(card, cachedHtml, {position})).toBe(hydrated);
      expect(render(card, cachedHtml, {position})).toBe(hydrated);
    }
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
    expect(keys.size).toBe(1);
  });
});
