import {useLocation} from '@remix-run/react';
import type {CollectionName} from '~/shop/collection/collections';
import {LostPage} from '~/shop/empty/LostPage';
import {useWords} from '~/words';
import {ListPageLink} from './ListPageLink';

/**
 * Replaces a collection that couldn't be loaded. It doesn't link to the other one, which needs the storefront too. The
 * note is the specification's text for an empty collection.
 */
export function CollectionNotLoaded({collection}: {collection: CollectionName}) {
  const words = useWords();
  const {search} = useLocation();
  const {gallery, contact, home} = words.errors.notFound;
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
        {to: '/gallery', label: gallery},
        {to: '/commissions', label: words.navigation.startCommission},
        {to: '/contact', label: contact},
        {to: '/', label: home},
      ]}
    />
  );
}
