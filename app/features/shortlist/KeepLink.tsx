import {Link} from '@remix-run/react';
import {numberOf} from './shortlist';

/** Keeps a work: the shortlist's page adds it, since the product page has no room for the code. */
export function KeepLink({productId}: {productId: string}) {
  return (
    <Link
      to={`/shortlist?keep=${numberOf(productId)}`}
      className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 hover:text-sea"
    >
      Keep on my shortlist
    </Link>
  );
}
