import {useState} from 'react';
import {useWords} from '~/words';

/** Copies a link. `status` tells the visitor the result: `copied`, or the link itself to copy by hand. */
export function useCopyLink(copied: string) {
  const words = useWords();
  const [status, setStatus] = useState('');

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      setStatus(copied);
    } catch {
      setStatus(words.share.notCopied(url));
    }
  }

  return {status, copy};
}
