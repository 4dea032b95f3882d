import {Link} from '@remix-run/react';
import words from '#words/search';
import {buttonClass} from '~/components/button-class';
import {searchAddress, type SearchRequest} from './search-address';

export interface SearchPagesProps {
  request: SearchRequest;
  pageCount: number;
}

export function SearchPages({request, pageCount}: SearchPagesProps) {
  const {page} = request;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={words.pages} className="search-pages">
      {page > 1 && (
        <Link to={searchAddress({...request, page: page - 1})} className={buttonClass('outline')}>
          {words.earlier}
        </Link>
      )}
      <p className="text-sm text-muted">{words.page(page, pageCount)}</p>
      {page < pageCount && (
        <Link to={searchAddress({...request, page: page + 1})} className={buttonClass('outline')}>
          {words.more}
        </Link>
      )}
    </nav>
  );
}
