import {useCopyLink} from '~/lib/browser/use-copy-link';
import {pageUrl} from '~/lib/language/local-path';
import {useWords} from '~/words';
import type {CartLineItem} from '~/shop/cart/cart';
import {formatCartLink} from './cart-link';

/** Shares a link with the lines, for another device or person. Uses the phone's share sheet where there is one. */
export function SendCart({items}: {items: readonly CartLineItem[]}) {
  const words = useWords();
  const {status, copy} = useCopyLink(words.cartPanel.send.copied);

  async function send() {
    const url = pageUrl(words, window.location.origin, `/cart/${formatCartLink(items)}`);
    if (!('share' in navigator)) return copy(url);
    // Rejects when the visitor closes the share sheet.
    await navigator.share({title: words.cartPanel.send.title, url}).catch(() => {});
  }

  return (
    <div className="py-2">
      <button
        type="button"
        onClick={() => void send()}
        className="-mx-1 min-h-11 px-1 text-sm text-muted underline underline-offset-4 transition-colors hover:text-ink"
      >
        {words.cartPanel.send.open}
      </button>
      <p role="status" className="text-sm text-muted wrap-anywhere">
        {status}
      </p>
    </div>
  );
}
