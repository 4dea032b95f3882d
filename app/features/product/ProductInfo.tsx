import {Link} from '@remix-run/react';
import {isOriginal} from '~/lib/catalogue/availability';
import {contactAddress} from './contact-address';

/** Shipping and returns (specification, section 9), and the certificate of an original. */
export function ProductInfo({product}: {product: {title: string; productType: string}}) {
  return (
    <section
      aria-label="Shipping, returns and authenticity"
      className="border-t border-line print:hidden"
    >
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

function InfoBlock({term, children}: {term: string; children: React.ReactNode}) {
  return (
    <div className="py-5">
      <dt className="font-medium">{term}</dt>
      <dd className="mt-1 text-muted">{children}</dd>
    </div>
  );
}
