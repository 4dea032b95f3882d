import type {ReactNode} from 'react';
import {Button} from '~/components/Button';
import {ButtonLink} from '~/components/ButtonLink';
import {useCopyLink} from '~/lib/browser/use-copy-link';
import {pageUrl} from '~/lib/language/local-path';
import {useWords} from '~/words';
import type {ShortlistWork} from './load-shortlist';
import type {Shortlist} from '~/shop/shortlist/shortlist';
import {sharedShortlistUrl, shortlistEnquiryUrl} from './shortlist-url';

export interface ShareShortlistProps {
  list: Shortlist;
  works: readonly ShortlistWork[];
  /** Another way to see the works. */
  children: ReactNode;
}

/** The message to the artist, the wall, and the link to share. */
export function ShareShortlist({list, works, children}: ShareShortlistProps) {
  const words = useWords();
  const {status, copy} = useCopyLink(words.shortlist.share.copied);
  const path = sharedShortlistUrl(list);

  return (
    <div className="mt-3 mb-3 max-sm:order-1 sm:mb-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <ButtonLink to={shortlistEnquiryUrl(words, list, works)} className="max-sm:w-full">
          {words.shortlist.share.ask}
        </ButtonLink>
        {children}
        <Button
          variant="quiet"
          onClick={() => void copy(pageUrl(words, window.location.origin, path))}
        >
          {words.shortlist.share.copy}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted wrap-anywhere">
        {status}
      </p>
    </div>
  );
}
