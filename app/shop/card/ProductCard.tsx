import type {CSSProperties} from 'react';
import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {buttonClass} from '~/components/button-class';
import {CdnPicture} from '~/components/CdnPicture';
import {track} from '~/lib/analytics/track';
import type {PictureWidths} from '~/lib/cdn-image';
import {cn} from '~/lib/cn';
import {findTextLanguage} from '~/lib/language/untranslated';
import {isComingSoon, launchInstantMs} from '~/shop/launch/launch';
import {LaunchTime} from '~/shop/launch/LaunchTime';
import {Countdown} from '~/shop/launch/Countdown';
import {useLaunchClock} from '~/shop/launch/use-launch-clock';
import {isOriginal, saleState, type SaleState, stateLabel} from '~/shop/product/availability';
import {MissingPicture} from '~/shop/product/MissingPicture';
import {describeProductClick} from '~/shop/product/product-events';
import {altOf} from '~/shop/product/product-pictures';
import {SaleMark} from '~/shop/product/SaleMark';
import {ViewTransitionImage} from '~/shop/product/ViewTransitionImage';
import {productPath} from '~/shop/paths';
import {HeartButton} from '~/shop/shortlist/HeartButton';
import {CardPrice} from './CardPrice';
import {pictureRatio} from './picture-ratio';
import {findRibbon} from './ribbon';
import type {VisibleCard} from './card';

const TITLE_SIZES = {list: 'text-lg', panel: 'text-base', single: 'text-xl lg:text-2xl'};

export interface ProductCardProps {
  product: VisibleCard;
  position: number;
  loading: 'eager' | 'lazy';
  /** `high` for the largest picture in the first viewport. */
  fetchPriority?: 'high';
  sizes: string;
  /** `page` for a picture that is larger than a card of a list. */
  widths?: PictureWidths;
  /**
   * `panel`: in a side panel, without description and heart. `single`: from 768 px up, with the text beside the picture.
   */
  variant?: 'list' | 'panel' | 'single';
  headingLevel?: 2 | 3;
}

/** A product card: the uncropped picture, as wide as the card, and the text below. One link covers the card. */
export function ProductCard({
  product,
  position,
  loading,
  fetchPriority,
  sizes,
  widths = 'card',
  variant = 'list',
  headingLevel = 2,
}: ProductCardProps) {
  const words = useWords();
  const Heading = `h${headingLevel}` as const;
  const nowMs = useLaunchClock(product, 'card');
  const state = saleState(product, nowMs, 'card');
  // At the launch, the countdown leaves its space empty, so that the content below doesn't move.
  const launchMs = isComingSoon(product, product.renderedAtMs, 'card')
    ? launchInstantMs(product, 'card')
    : null;
  const ribbon = findRibbon(words, product, nowMs);
  const [image] = product.images.nodes;

  return (
    <article
      style={{'--ratio': pictureRatio(product)} as CSSProperties}
      className={cn(
        'group relative mb-8 flex min-w-0 flex-col break-inside-avoid lg:mb-10 2xl:[--text-sm:1rem]',
        // In a window that isn't low, the whole card is in the panel's first view.
        variant === 'panel' && 'max-w-[calc(max(16rem,100svh-28rem)*var(--ratio))]',
        variant === 'single' &&
          'md:grid md:grid-cols-[min(60%,calc(56svh*var(--ratio)))_minmax(0,1fr)] lg:grid-cols-[min(72%,calc(72svh*var(--ratio)))_minmax(0,1fr)] md:items-center',
      )}
    >
      {image ? (
        <ViewTransitionImage
          handle={product.handle}
          // On a phone, at most as high as the window.
          className="aspect-(--ratio) w-full max-sm:max-w-[calc(85svh*var(--ratio))] [&>img]:h-full [&>img]:object-contain"
          style={{backgroundColor: product.colour}}
        >
          <CdnPicture
            image={image}
            alt={altOf(words, image, product.title, 0)}
            sizes={sizes}
            loading={loading}
            fetchPriority={fetchPriority}
            widths={variant === 'single' ? 'page' : widths}
          />
        </ViewTransitionImage>
      ) : (
        <MissingPicture title={product.title} />
      )}
      <div
        className={cn(
          'flex grow flex-col pt-3',
          variant === 'single' && 'md:pl-6 lg:max-w-120 lg:pl-8',
        )}
      >
        <div className="flex items-start justify-between">
          <Heading
            translate="no"
            lang={findTextLanguage(product, 'title')}
            className={cn(
              'min-w-0 leading-tight text-balance transition-colors group-hover:text-sea',
              TITLE_SIZES[variant],
            )}
          >
            {product.title}
          </Heading>
          {variant !== 'panel' && (
            <HeartButton
              product={product}
              // Above the link that covers the card.
              className="z-1 -my-2.5 -mr-[12px] shrink-0 noscript:hidden print:hidden"
            />
          )}
        </div>
        <p
          className={cn(
            'flex justify-between gap-x-4 text-sm text-sea',
            launchMs === null ? 'empty:hidden' : 'mb-1 min-h-[calc(1lh+0.25rem+1px)] border-b pb-1',
            state === 'coming-soon' ? 'border-sea-line' : 'border-transparent',
          )}
        >
          {ribbon && <span>{ribbon}</span>}
          {/* Disappears with the ribbon, whose place it would otherwise take. */}
          {launchMs !== null && state === 'coming-soon' && (
            <Countdown instantMs={launchMs} renderedAtMs={product.renderedAtMs} />
          )}
        </p>
        <p className="text-sm text-muted tabular-nums empty:hidden">{product.facts}</p>
        {variant !== 'panel' && (
          <p
            lang={findTextLanguage(product, 'description')}
            className="mt-1 line-clamp-2 text-sm text-balance text-muted"
          >
            {product.description}
          </p>
        )}
        {/* Aligns the buttons of a row. */}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-1 gap-y-2 pt-2">
          {/* Breaks its lines beside the button, and is above it only where its longest word doesn't fit. */}
          <p className="flex flex-1 flex-wrap gap-x-4 text-sm leading-snug text-balance tabular-nums">
            {launchMs !== null && product.launchDay && state === 'coming-soon' && (
              <LaunchTime
                label={words.launch.availableFrom}
                instantMs={launchMs}
                date={product.launchDay}
              />
            )}
            {/* Even before a launch, because it loads the price at the launch. */}
            <CardPrice product={product} />
            <CardState product={product} state={state} />
          </p>
          <Link
            to={`${productPath(product.handle)}${product.search ?? ''}`}
            prefetch="intent"
            viewTransition
            // All products share one route, so it needs to be discovered only once.
            discover={position === 1 ? 'render' : 'none'}
            onClick={() => track(describeProductClick(product, position))}
            className={buttonClass(
              'outline',
              'ml-auto min-h-11 px-2 py-2 group-hover:border-sea group-hover:bg-sea group-hover:text-white after:absolute after:inset-0 after:outline-offset-8 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-sea',
            )}
          >
            {words.listing.viewDetails}
            <span className="sr-only">{words.listing.ofWork(product.title)}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

/** 'Sold Out', 'Reserved', or the label for a sold original. Also says that an original is available. */
function CardState({product, state}: {product: VisibleCard; state: SaleState}) {
  const words = useWords();
  if (state === 'coming-soon') return null;
  const label = stateLabel(words, product, state);
  if (label) return <SaleMark isSold>{label}</SaleMark>;
  if (!isOriginal(product)) return null;
  return <SaleMark isSold={false}>{words.product.available}</SaleMark>;
}
