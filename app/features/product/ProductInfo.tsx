import type {ReactNode} from 'react';
import {Link} from '~/components/Link';
import {contactUrl} from '~/shop/forms/contact-url';
import type {VisibleProduct} from '~/shop/product/product';
import {useDeliveryDates} from '~/shop/site/use-root-data';
import {useSite} from '~/shop/site/use-site';
import {useWords} from '~/words';
import {productDetails} from './product-details';
import {productTerms} from './product-terms';

export interface ProductInfoProps {
  product: VisibleProduct;
  /** The number of copies left of each variant of a limited edition. */
  stock?: readonly (number | null)[];
  /** Rendered below the terms. */
  children?: ReactNode;
}

const LINK = 'underline underline-offset-4 hover:text-sea';

/** The record of the work, and the terms of its sale. */
export function ProductInfo({product, stock = [], children}: ProductInfoProps) {
  const words = useWords();
  const {delivery: times} = useSite();
  const dates = useDeliveryDates();
  const terms = productTerms(words, product, {times, dates});
  return (
    <div className="product-record">
      <section
        aria-label={words.product.info}
        className="border-t border-line @2xl:gap-x-[clamp(2rem,4vw,5rem)] @6xl:grid @6xl:grid-cols-3 print:block"
      >
        <dl className="facts gap-x-[clamp(2rem,4vw,5rem)] @2xl:columns-2 @6xl:columns-1 @6xl:border-0 print:gap-x-8 print:border-0 print:pt-2 print:pb-0 print:@md:columns-2">
          {productDetails(words, product, stock).map(({term, value, lang, to}) => (
            <div key={term + value}>
              <dt className="text-muted">{term}</dt>
              <dd lang={lang}>
                {to ? (
                  <Link to={to} className={LINK}>
                    {value}
                  </Link>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="gap-x-[clamp(2rem,4vw,5rem)] @2xl:columns-2 @6xl:col-span-2">
          <dl className="divide-y divide-line text-sm print:hidden">
            {terms.map(({term, text, link}) => (
              <div key={term} className="break-inside-avoid py-5">
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
          <p className="flex break-inside-avoid flex-wrap gap-x-6 border-t border-line py-5 text-sm print:hidden">
            <Link
              to={contactUrl(words.product.subjects.question(product.title), {
                work: product.handle,
              })}
              className={`inline-flex min-h-11 items-center ${LINK}`}
            >
              {words.product.haveQuestion}
            </Link>
            <Link to="/questions" className={`inline-flex min-h-11 items-center ${LINK}`}>
              {words.questions.common}
            </Link>
          </p>
          {children}
        </div>
      </section>
    </div>
  );
}
