import {lazy, useEffect, useState} from 'react';
import {LazyPart} from '~/components/LazyPart';
import {fetchJson} from '~/lib/browser/fetch-json';
import {localPath} from '~/lib/language/local-path';
import type {VisibleCard} from '~/shop/card/card';
import {ShopLinks} from '~/shop/collection/ShopLinks';
import {useWords} from '~/words';

const NewPrints = lazy(() =>
  import('~/shop/card/NewPrints').then(({NewPrints}) => ({default: NewPrints})),
);

/** The cart panel without lines: two links, and a row of the newest prints once they have loaded. */
export function EmptyCart() {
  const words = useWords();
  const [prints, setPrints] = useState<readonly VisibleCard[]>([]);
  useEffect(() => {
    void fetchJson<{prints: VisibleCard[]}>(localPath(words, '/api/new-prints')).then((found) =>
      setPrints(found?.prints.slice(0, 2) ?? []),
    );
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
