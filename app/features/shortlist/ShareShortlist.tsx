import {useState} from 'react';
import {Button} from '~/components/Button';
import {ButtonLink} from '~/components/ButtonLink';
import {localPath} from '~/lib/language/local-path';
import {useWords} from '~/words';
import {LIMITS} from '#contracts/limits';
import {shortlistEnquiryUrl} from './shortlist-enquiry-url';
import type {ShortlistWork} from './queries';
import type {Shortlist} from '~/shop/shortlist/shortlist';
import {sharedShortlistUrl} from './shortlist-url';

export interface ShareShortlistProps {
  list: Shortlist;
  works: readonly ShortlistWork[];
}

/** The link to share, and the message to the artist. */
export function ShareShortlist({list, works}: ShareShortlistProps) {
  const words = useWords();
  const [copied, setCopied] = useState('');

  async function copy() {
    const {href} = new URL(localPath(words, sharedShortlistUrl(list)), window.location.href);
    try {
      await navigator.clipboard.writeText(href);
      setCopied(words.shortlist.share.copied);
    } catch {
      setCopied(words.shortlist.share.notCopied(href));
    }
  }

  return (
    <div>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <ButtonLink to={shortlistEnquiryUrl(words, list, works, LIMITS.contactMessage)}>
          {words.shortlist.share.ask}
        </ButtonLink>
        <Button variant="outline" onClick={() => void copy()}>
          {words.shortlist.share.copy}
        </Button>
      </p>
      <p role="status" className="mt-3 text-sm text-muted wrap-anywhere">
        {copied}
      </p>
    </div>
  );
}
