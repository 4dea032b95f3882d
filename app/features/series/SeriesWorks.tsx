import type {CSSProperties, ReactNode} from 'react';
import {pictureRatio} from '~/shop/card/picture-ratio';
import {ProductCard} from '~/shop/card/ProductCard';
import {ProductGrid} from '~/shop/card/ProductGrid';
import type {VisibleCard} from '~/shop/card/card';
import {useWords} from '~/words';

export interface SeriesWorksProps {
  title: string;
  titleLang: string | undefined;
  text: string;
  textLang: string | undefined;
  /** The first one is shown large. */
  works: readonly VisibleCard[];
  /** The link to the next series. */
  children: ReactNode;
}

/**
 * A series: its words, which on a wide page stay beside its works; the first work, large; and the others.
 */
export function SeriesWorks({title, titleLang, text, textLang, works, children}: SeriesWorksProps) {
  const words = useWords();
  const [lead, ...others] = works;
  return (
    <div
      style={{'--ratio': lead && pictureRatio(lead)} as CSSProperties}
      // The second column is as wide as the lead's picture, which leaves room for its words in the first viewport.
      className="grid gap-x-5 pt-6 lg:grid-cols-[minmax(0,1fr)_min(66%,max(20rem,100svh-18rem-var(--bars))*var(--ratio))] lg:pt-8"
    >
      <header className="mb-6 grid items-end gap-x-5 gap-y-4 sm:max-lg:grid-cols-2 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:row-span-2 lg:self-start lg:pr-5">
        <div>
          <p className="text-sm text-muted">{words.series.title}</p>
          <h1 lang={titleLang} className="mt-2 text-3xl lg:text-display">
            {title}
          </h1>
        </div>
        {text && (
          <p lang={textLang} className="max-w-text whitespace-pre-line lg:text-lg">
            {text}
          </p>
        )}
      </header>
      <div className="min-w-0">
        {lead && (
          <ProductCard
            product={lead}
            position={1}
            widths="page"
            sizes="(min-width: 120em) 72rem, (min-width: 64em) 62vw, 92vw"
            loading="eager"
            fetchPriority="high"
          />
        )}
      </div>
      <div className="min-w-0 lg:col-start-2">
        <ProductGrid
          products={others}
          firstPosition={2}
          layout={others.length % 3 === 0 ? 'threes' : 'pairs'}
        />
      </div>
      {children}
    </div>
  );
}
