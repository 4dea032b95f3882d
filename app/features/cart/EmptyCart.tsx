import {lazy, useEffect, useState} from 'react';
import {LazyPart} from '~/components/LazyPart';
import {fetchJson} from '~/lib/browser/fetch-json';
import {localPath} from '~/lib/language/local-path';
import type {VisibleCard} from '~/shop/card/card';
import {ShopLinks} from '~/shop/collection/ShopLinks';
import {useWords} from '~/words';

const ProductCard = lazy(() =>
  import('~/shop/card/ProductCard').then(({ProductCard}) => ({default: ProductCard})),
);

/** The cart panel without lines: two links, and the newest print once it has loaded. */
export function EmptyCart() {
  const words = useWords();
  const [print, setPrint] = useState<VisibleCard>();
  useEffect(() => {
    void fetchJson<{prints: VisibleCard[]}>(localPath(words, '/api/new-prints')).then((found) =>
      setPrint(found?.prints[0]),
    );
  }, [words]);
  return (
    <div className="py-6">
      <p className="font-serif text-2xl">{words.cartPanel.empty.title}</p>
      <p className="mt-2 text-sm text-muted">{words.cartPanel.empty.text}</p>
      <div className="mt-5 mb-7 flex flex-wrap gap-3 *:px-4">
        <ShopLinks />
      </div>
      {print && (
        <LazyPart>
          <section aria-label={words.home.newPrints} className="border-t border-line pt-4 lg:pt-5">
            <h2 className="sr-only">{words.home.newPrints}</h2>
            <ProductCard
              product={print}
              position={1}
              loading="lazy"
              sizes="24rem"
              variant="panel"
              headingLevel={3}
            />
          </section>
        </LazyPart>
      )}
    </div>
  );
}
