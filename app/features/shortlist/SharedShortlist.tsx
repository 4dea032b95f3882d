import {useLocation} from '@remix-run/react';
import {useEffect, useState, type ReactNode} from 'react';
import {EmptyState} from '~/components/EmptyState';
import {TextLink} from '~/components/TextLink';
import {useWords} from '~/words';
import type {ShortlistWork} from './queries';
import {readWorks, withNotes} from './shortlist-url';
import {ShortlistItem} from './ShortlistItem';

export interface SharedShortlistProps {
  works: readonly ShortlistWork[];
  /** Whether there are no works because the storefront failed. */
  hasFailed: boolean;
  /** Opens the works on a wall. */
  renderWall: (works: readonly ShortlistWork[]) => ReactNode;
}

/** The list in the URL, as somebody shared it. Read only. */
export function SharedShortlist({works, hasFailed, renderWall}: SharedShortlistProps) {
  const words = useWords();
  const {search, hash} = useLocation();
  // The server never receives the fragment.
  const [notes, setNotes] = useState('');
  useEffect(() => setNotes(hash), [hash]);
  const list = withNotes(readWorks(search) ?? [], notes);
  if (hasFailed) return <EmptyState>{words.shortlist.notLoaded}</EmptyState>;
  if (works.length === 0) {
    return (
      <EmptyState>
        {words.shortlist.shared.allLeft.before}
        <TextLink to="/collections/prints">{words.shortlist.shared.allLeft.prints}</TextLink>
        {words.shortlist.shared.allLeft.between}
        <TextLink to="/collections/originals">{words.shortlist.shared.allLeft.originals}</TextLink>
        {words.shortlist.shared.allLeft.after}
      </EmptyState>
    );
  }
  return (
    <>
      <ol>
        {works.map((work) => (
          <ShortlistItem
            key={work.id}
            work={work}
            note={list.find(({id}) => id === work.id)?.note ?? ''}
            actions={null}
          />
        ))}
      </ol>
      {works.length < list.length && (
        <p className="text-muted">{words.shortlist.shared.someLeft}</p>
      )}
      {renderWall(works)}
    </>
  );
}
