import {useState} from 'react';
import type {CartLineItem} from './cart';
import {formatCartLink} from './cart-link';

/** A link with the lines, for another device or another person; the phone's own sheet where there is one. */
export function SendCart({items}: {items: readonly CartLineItem[]}) {
  const [said, setSaid] = useState('');

  async function send() {
    const {href: url} = new URL(`/cart/${formatCartLink(items)}`, window.location.href);
    if ('share' in navigator) {
      // Rejects when the visitor closes the sheet.
      await navigator.share({title: 'A cart', url}).catch(() => {});
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url).then(
      () => setSaid('The link is copied. Open it where you want to go on.'),
      () => setSaid(`Not copied. The link is ${url}`),
    );
  }

  return (
    <div className="py-2">
      <button
        type="button"
        onClick={() => void send()}
        className="-mx-1 min-h-11 px-1 text-sm text-muted underline underline-offset-4 transition-colors hover:text-ink"
      >
        Send this cart to another device
      </button>
      <p role="status" className="text-sm text-muted wrap-anywhere">
        {said}
      </p>
    </div>
  );
}
