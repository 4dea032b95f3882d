import {Icon} from '~/components/Icon';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {HEART, saveToShortlistUrl} from '~/shop/shortlist/shortlist';
import {HeartButton, type HeartButtonProps} from '~/shop/shortlist/HeartButton';
import {useWords} from '~/words';

const CLASS = 'relative z-1 print:hidden';

/** The heart of a work on its page: before hydration, and without scripts, a link that saves it on the shortlist's page. */
export function ProductHeart({product}: Pick<HeartButtonProps, 'product'>) {
  const words = useWords();
  if (useHydrated()) return <HeartButton product={product} className={CLASS} />;
  return (
    <a
      href={saveToShortlistUrl(words, product.id)}
      aria-label={words.shortlist.heart.save(product.title)}
      className={`grid size-[48px] place-items-center ${CLASS}`}
    >
      <Icon path={HEART} />
    </a>
  );
}
