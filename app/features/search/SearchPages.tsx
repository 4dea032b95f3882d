import {useWords} from '~/words';
import {Link} from '~/components/Link';
import {buttonClass} from '~/components/button-class';
import {searchUrl, type SearchRequest} from '~/shop/search/search-url';

export interface SearchPagesProps {
  request: SearchRequest;
  pageCount: number;
}

export function SearchPages({request, pageCount}: SearchPagesProps) {
  const words = useWords();
  const {page} = request;
  if (pageCount < 2) return null;
  return (
    <nav
      aria-label={words.search.pages}
      className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4"
    >
      {page > 1 && (
        <Link to={searchUrl({...request, page: page - 1})} className={buttonClass('outline')}>
          {words.search.earlier}
        </Link>
      )}
      <p className="text-sm text-muted">{words.search.page(page, pageCount)}</p>
      {page < pageCount && (
        <Link to={searchUrl({...request, page: page + 1})} className={buttonClass('outline')}>
          {words.search.more}
        </Link>
      )}
    </nav>
  );
}
