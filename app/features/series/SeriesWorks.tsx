import {pictureRatio} from '~/shop/card/picture-ratio';
import {ProductGrid} from '~/shop/card/ProductGrid';
import type {VisibleCard} from '~/shop/card/visible-card';
import {SeriesLead} from './SeriesLead';

/** The widest work leads. Its card is the last, because the same painting shouldn't follow directly. */
export function SeriesWorks({works}: {works: readonly VisibleCard[]}) {
  const widest = Math.max(...works.map(pictureRatio));
  const lead = works.find((work) => pictureRatio(work) === widest);
  const others = works.filter((work) => work !== lead);
  return (
    <>
      {lead && <SeriesLead work={lead} />}
      <ProductGrid
        products={lead ? [...others, lead] : []}
        // Four in rows of three would leave one alone.
        layout={works.length === 4 ? 'pair' : 'wall'}
      />
    </>
  );
}
