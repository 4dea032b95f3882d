import {useState} from 'react';
import {Button} from '~/components/Button';
import {ButtonLink} from '~/components/ButtonLink';
import {LIMITS} from '#contracts/limits';
import {askAddress} from './ask-address';
import type {ShortlistWork} from './queries';
import type {Shortlist} from './shortlist';
import {sharedAddress} from './shortlist-address';

export interface ShareShortlistProps {
  list: Shortlist;
  works: readonly ShortlistWork[];
}

/** The link for somebody else, and the letter to the artist. */
export function ShareShortlist({list, works}: ShareShortlistProps) {
  const [copied, setCopied] = useState('');

  async function copy() {
    const {href} = new URL(sharedAddress(list), window.location.href);
    try {
      await navigator.clipboard.writeText(href);
      setCopied('Copied. Whoever opens the link sees these works and your notes.');
    } catch {
      setCopied(`Not copied. The link is ${href}`);
    }
  }

  return (
    <div>
      <p className="shortlist-actions">
        <ButtonLink to={askAddress(list, works, LIMITS.contactMessage)}>Ask about these</ButtonLink>
        <Button variant="outline" onClick={() => void copy()}>
          Copy a link to this list
        </Button>
      </p>
      <p role="status" className="mt-3 text-sm text-muted wrap-anywhere">
        {copied}
      </p>
    </div>
  );
}
