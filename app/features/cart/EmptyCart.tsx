import {lazy, useEffect, useState} from 'react';
import {LazyPart} from '~/components/LazyPart';
import {localPath} from '~/lib/language/local-path';
import type {VisibleCard} from '~/shop/card/visible-card';
import {ShopLinks} from '~/shop/collection/ShopLinks';
import {type ShopWords, useWords} from '~/words';

const NewPrints = lazy(() =>
  import('~/shop/card/NewPrints').then(({NewPrints}) => ({default: NewPrints})),
);

/** The cart panel without lines: two links, and the newest prints once they have loaded. */
export function EmptyCart() {
  const words = useWords();
  const [prints, setPrints] = useState<readonly VisibleCard[]>([]);
  useEffect(() => {
    void fetchNewPrints(words)
      .catch(() => [])
      .then(setPrints);
  }, [words]);
  return (
    <div className="py-6">
      <p className="font-serif text-2xl">{words.cartPanel.empty.title}</p>
      <p className="mt-2 text-sm text-muted">{words.cartPanel.empty.text}</p>
      <div className="mt-5 mb-7 flex flex-wrap gap-3 *:px-4">
        <ShopLinks />
      </div>
      <LazyPart>
        <NewPrints prints={prints} layout="panel" />
      </LazyPart>
    </div>
  );
}

/** A plain request, because a failing fetcher would show the error page. Rejects without a connection. */
async function fetchNewPrints(words: ShopWords): Promise<VisibleCard[]> {
  const response = await fetch(localPath(words, '/api/new-prints'));
  if (!response.ok) return [];
  const {prints}: {prints: VisibleCard[]} = await response.json();
  return prints;
}
