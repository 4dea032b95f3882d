import {lazy, useEffect, useState} from 'react';
import {LazyPart} from '~/components/LazyPart';
import {localPath} from '~/lib/language/local-path';
import type {Shelf} from '~/shop/card/NewPrints';
import {ShopLinks} from '~/shop/collection/ShopLinks';
import {type ShopWords, useWords} from '~/words';

const NewPrints = lazy(() =>
  import('~/shop/card/NewPrints').then(({NewPrints}) => ({default: NewPrints})),
);

/** The cart panel without lines: two links, and the newest prints once they have loaded. */
export function EmptyCart() {
  const words = useWords();
  const [shelf, setShelf] = useState<Shelf | null>(null);
  useEffect(() => {
    void fetchNewPrints(words)
      .catch(() => null)
      .then(setShelf);
  }, [words]);
  return (
    <div className="py-6">
      <p className="font-serif text-xl">{words.cartPanel.empty.title}</p>
      <p className="mt-2 text-sm text-muted">{words.cartPanel.empty.text}</p>
      <div className="mt-5 mb-7 flex flex-wrap gap-3 *:px-4">
        <ShopLinks />
      </div>
      {shelf && (
        <LazyPart>
          <NewPrints {...shelf} layout="panel" />
        </LazyPart>
      )}
    </div>
  );
}

/** A plain request, because a failing fetcher would show the error page. Rejects without a connection. */
async function fetchNewPrints(words: ShopWords): Promise<Shelf | null> {
  const response = await fetch(localPath(words, '/api/new-prints'));
  return response.ok ? response.json() : null;
}
