import {Link} from '@remix-run/react';
import {Fragment, type ReactNode} from 'react';
import {isOriginal} from '~/lib/catalogue/availability';
import {contactAddress} from './contact-address';
import type {ProductDetail} from './product-details';

export interface ProductInfoProps {
  product: {title: string; productType: string};
  details: ProductDetail[];
}

/** The record of the work, shipping and returns (specification, section 9), and the certificate of an original. */
export function ProductInfo({product, details}: ProductInfoProps) {
  return (
    <section
      aria-label="Shipping, returns and authenticity"
      className="border-t border-line print:hidden"
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-b border-line py-5 text-sm empty:hidden">
        {details.map(({term, value, to}) => (
          <Fragment key={term}>
            <dt className="text-muted">{term}</dt>
            <dd>
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
      <dl className="divide-y divide-line text-sm">
        <InfoBlock term="Free Shipping">
          To Canada and the USA, sent within 3–5 business days. Elsewhere,{' '}
          <Link to="/contact" className="underline underline-offset-4 hover:text-sea">
            write to me
          </Link>{' '}
          for a quote. Taxes and duties, if any, are shown at checkout.
        </InfoBlock>
        <InfoBlock term="Returns & Defects">
          All sales are final, except where the law provides otherwise. A work that arrives damaged
          or defective is replaced or refunded within 7 days of receipt, with photo evidence.
        </InfoBlock>
        {isOriginal(product) && (
          <InfoBlock term="Certificate of Authenticity">
            Signed by the artist, with the work’s title, year, medium and size.
          </InfoBlock>
        )}
      </dl>
      <p className="border-t border-line py-5 text-sm">
        <Link
          to={contactAddress(`A question about “${product.title}”`)}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-sea"
        >
          Have a question about this piece?
        </Link>
      </p>
    </section>
  );
}

function InfoBlock({term, children}: {term: string; children: ReactNode}) {
  return (
    <div className="py-5">
      <dt className="font-medium">{term}</dt>
      <dd className="mt-1 text-muted">{children}</dd>
    </div>
  );
}
