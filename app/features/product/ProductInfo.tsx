import {Link} from '@remix-run/react';
import {Fragment} from 'react';
import {contactAddress} from './contact-address';
import type {ProductDetail} from './product-details';
import type {ProductTerm} from './product-terms';
import productWords from '#words/product';

export interface ProductInfoProps {
  product: {handle: string; title: string};
  details: ProductDetail[];
  terms: ProductTerm[];
}

const LINK = 'underline underline-offset-4 hover:text-sea';

/** The record of the work, and the terms of its sale. */
export function ProductInfo({product, details, terms}: ProductInfoProps) {
  return (
    <section aria-label={productWords.info} className="border-t border-line">
      <dl className="facts">
        {details.map(({term, value, lang, to}) => (
          <Fragment key={term}>
            <dt className="text-muted">{term}</dt>
            <dd lang={lang}>
              {to ? (
                <Link to={to} className="underline underline-offset-4 hover:text-sea">
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
      <dl className="divide-y divide-line text-sm print:hidden">
        {terms.map(({term, text, link}) => (
          <div key={term} className="py-5">
            <dt className="font-medium">{term}</dt>
            <dd className="mt-1 text-muted">
              {text}{' '}
              {link && (
                <Link to="/contact" className={LINK}>
                  {link}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line py-5 text-sm print:hidden">
        <Link
          to={contactAddress(
            productWords.subjects.question.before +
              product.title +
              productWords.subjects.question.after,
            product.handle,
          )}
          className={`inline-flex min-h-11 items-center ${LINK}`}
        >
          {productWords.haveQuestion}
        </Link>
      </p>
    </section>
  );
}
