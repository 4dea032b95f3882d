import {useState} from 'react';
import {localPath} from '~/lib/language/local-path';
import words from '#words/cart-panel';
import type {CartLineItem} from './cart';
import {formatCartLink} from './cart-link';

/** A link with the lines, for another device or another person; the phone's own sheet where there is one. */
export function SendCart({items}: {items: readonly CartLineItem[]}) {
  const [said, setSaid] = useState('');

  async function send() {
    const {href: url} = new URL(localPath(`/cart/${formatCartLink(items)}`), window.location.href);
    if ('share' in navigator) {
      // Rejects when the visitor closes the sheet.
      await navigator.share({title: words.send.title, url}).catch(() => {});
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url).then(
      () => setSaid(words.send.copied),
      () => setSaid(words.send.notCopied(url)),
    );
  }

  return (
    <div className="py-2">
      <button
        type="button"
        onClick={() => void send()}
        className="-mx-1 min-h-11 px-1 text-sm text-muted underline underline-offset-4 transition-colors hover:text-ink"
      >
        {words.send.open}
      </button>
      <p role="status" className="text-sm text-muted wrap-anywhere">
        {said}
      </p>
    </div>
  );
}
