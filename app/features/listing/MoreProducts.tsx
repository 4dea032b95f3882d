import {Link, useNavigation} from '@remix-run/react';
import {buttonClass} from '~/components/button-class';
import {Spinner} from '~/components/Spinner';
import type {CollectionHistoryState} from './merge-pages';
import language from '#words/language';
import words from '#words/listing';

export interface MoreProductsProps {
  to: string;
  /** The pages on screen, which the next page is appended to; null to show that page alone. */
  state: CollectionHistoryState | null;
  children: string;
}

/**
 * A link to another page of a collection. With scripts its products are appended to the list, in the same history
 * entry, which stores them for a later return; without scripts it opens the page.
 */
export function MoreProducts({to, state, children}: MoreProductsProps) {
  // With the language, unlike `to`.
  const next = useNavigation().location;
  const isLoading =
    next !== undefined && `${next.pathname}${next.search}` === language.path + to.split('#')[0];
  return (
    <p className="text-center">
      <Link to={to} state={state} replace={state !== null} className={buttonClass('outline')}>
        {isLoading && <Spinner label={null} />}
        {isLoading ? words.loading : children}
      </Link>
    </p>
  );
}
