import {Link} from '@remix-run/react';
import words from '#words/listing';

export interface SortLink {
  label: string;
  to: string;
  isCurrent: boolean;
}

/** The sort orders of a collection as links: each has its own URL, and works without scripts. */
export function CollectionSortLinks({links}: {links: SortLink[]}) {
  return (
    <nav aria-label={words.order}>
      <ul className="-mx-2 flex flex-wrap gap-x-1">
        {links.map(({label, to, isCurrent}) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined} className="nav-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
