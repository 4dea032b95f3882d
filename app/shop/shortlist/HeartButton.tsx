import {IconButton} from '~/components/IconButton';
import {HEART} from '~/components/icons';
import {LinkThenButton} from '~/components/LinkThenButton';
import {showToast} from '~/components/show-toast';
import {cn} from '~/lib/cn';
import {numberOf} from '~/lib/shopify-id';
import {useWords} from '~/words';
import {isFull, toggle} from './shortlist';
import {shortlistStore, useShortlist} from './use-shortlist';

export interface HeartButtonProps {
  product: {id: string; title: string};
  /** A link that saves the work, until hydration. Without it, the server renders a button. */
  href?: string;
  className?: string;
}

/**
 * Saves a work to this device's shortlist, or removes it. The server renders it unsaved; the browser then fills it in.
 */
export function HeartButton({product, href, className}: HeartButtonProps) {
  const words = useWords();
  const id = numberOf(product.id);
  const list = useShortlist();
  const isSaved = list.some((kept) => kept.id === id);

  function change() {
    if (!isSaved && isFull(list)) {
      showToast(words.shortlist.heart.full, {kind: 'error'});
      return;
    }
    shortlistStore.update((current) => toggle(current, id));
  }

  const button = {
    label: words.shortlist.heart.save(product.title),
    path: HEART,
    'aria-pressed': isSaved,
    onClick: change,
    className: cn(
      'text-muted hover:text-sea aria-pressed:text-sea aria-pressed:[&>svg]:fill-current',
      className,
    ),
  };
  return href ? <LinkThenButton {...button} href={href} /> : <IconButton {...button} />;
}
