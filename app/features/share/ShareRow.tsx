import {useCopyLink} from '~/lib/browser/use-copy-link';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {useWords} from '~/words';

const LINK = '-mx-2 inline-flex min-h-11 items-center px-2 edge-link';

export interface ShareRowProps {
  /** Absolute URL of the shared page. */
  address: string;
  title: string;
  /** Absolute URL; undefined without a picture. */
  picture?: string;
}

/** Share links. Pinterest and mail are links; copy and share need scripts. */
export function ShareRow({address, title, picture}: ShareRowProps) {
  const words = useWords();
  const pin = picture && new URLSearchParams({url: address, description: title, media: picture});
  // Not with `URLSearchParams`, because mail programs show its plus signs.
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  const canShare = useHydrated() && 'share' in navigator;
  const {status, copy} = useCopyLink(words.share.copied);

  return (
    <ul
      aria-label={words.share.share}
      className="flex flex-wrap gap-x-6 text-sm text-muted print:hidden"
    >
      <li className="noscript:hidden">
        <button type="button" onClick={() => void copy(address)} className={LINK}>
          {words.share.copy}
        </button>
        <span role="status" className="wrap-anywhere not-empty:ml-2">
          {status}
        </span>
      </li>
      {pin && (
        <li>
          <a
            href={`https://www.pinterest.com/pin/create/button/?${pin}`}
            target="_blank"
            rel="noopener"
            className={LINK}
          >
            {words.share.pin}
          </a>
        </li>
      )}
      <li>
        <a href={mail} className={LINK}>
          {words.share.email}
        </a>
      </li>
      {canShare && (
        <li>
          <button
            type="button"
            // Rejects when the visitor closes the share sheet.
            onClick={() => void navigator.share({title, url: address}).catch(() => {})}
            className={LINK}
          >
            {words.share.shareElsewhere}
          </button>
        </li>
      )}
    </ul>
  );
}
