import {Link} from '@remix-run/react';
import type {PurchaseAlternative} from './purchase-alternative';

/** What there is instead of a product that cannot be bought. */
export function AlternativeNote({text, label, to}: PurchaseAlternative) {
  return (
    <p className="text-sm print:hidden">
      {text}{' '}
      <Link to={to} className="underline underline-offset-4 hover:text-sea">
        {label}
      </Link>
    </p>
  );
}
