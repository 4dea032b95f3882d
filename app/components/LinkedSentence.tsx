import {TextLink} from './TextLink';

export interface LinkedSentenceProps {
  words: {before: string; link: string; after: string};
  to: string;
}

/** A sentence with a link in it. */
export function LinkedSentence({words: {before, link, after}, to}: LinkedSentenceProps) {
  return (
    <>
      {before}
      <TextLink to={to}>{link}</TextLink>
      {after}
    </>
  );
}
