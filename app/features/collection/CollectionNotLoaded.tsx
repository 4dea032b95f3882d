import {useLocation} from '@remix-run/react';
import type {CollectionName} from '~/shop/collection/collections';
import {LostPage} from '~/shop/empty/LostPage';
import {useWords} from '~/words';
import {ListPageLink} from './ListPageLink';

/** Replaces a collection that couldn't be loaded. The note is the specification's text for an empty collection. */
export function CollectionNotLoaded({collection}: {collection: CollectionName}) {
  const words = useWords();
  const {search} = useLocation();
  const {prints, originals, gallery, contact, home} = words.errors.notFound;
  return (
    <LostPage
      title={words.catalogue[collection].title}
      text={words.product.notFound.failed}
      note={words.listing.none}
      button={
        <ListPageLink to={search || '.'} variant="solid">
          {words.controls.tryAgain}
        </ListPageLink>
      }
      links={[
        collection === 'prints'
          ? {to: '/collections/originals', label: originals}
          : {to: '/collections/prints', label: prints},
        {to: '/gallery', label: gallery},
        {to: '/contact', label: contact},
        {to: '/', label: home},
      ]}
    />
  );
}
