import {Link, useNavigation} from '@remix-run/react';
import {buttonClass} from '~/components/button-class';
import {Spinner} from '~/components/Spinner';
import type {CollectionHistoryState} from './merge-pages';

export interface MoreProductsProps {
  to: string;
  /** The works on show, which the next page then joins; null to show that page alone. */
  state: CollectionHistoryState | null;
  children: string;
}

/**
 * A link to another page of a collection. With scripts its works join those on show, in the same entry of the history, which
 * keeps them for a later return; without, the page is opened.
 */
export function MoreProducts({to, state, children}: MoreProductsProps) {
  const next = useNavigation().location;
  const isLoading = next !== undefined && `${next.pathname}${next.search}` === to.split('#')[0];
  return (
    <p className="text-center">
      <Link to={to} state={state} replace={state !== null} className={buttonClass('outline')}>
        {isLoading && <Spinner label={null} />}
        {isLoading ? 'Loading…' : children}
      </Link>
    </p>
  );
}
