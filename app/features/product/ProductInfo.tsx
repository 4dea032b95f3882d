import {Fragment} from 'react';
import {Link} from '~/components/Link';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {DELIVERY_TIMES} from '~/shop/site/delivery-times';
import {useSite} from '~/shop/site/use-site';
import {useWords} from '~/words';
import {contactUrl} from './contact-url';
import {productDetails} from './product-details';
import {productTerms} from './product-terms';

export interface ProductInfoProps {
  product: VisibleProduct;
  /** The number of copies left of each variant of a limited edition. */
  stock?: readonly (number | null)[];
  renderedAtMs: number;
}

const LINK = 'underline underline-offset-4 hover:text-sea';

/** The record of the work, and the terms of its sale. */
export function ProductInfo({product, stock = [], renderedAtMs}: ProductInfoProps) {
  const words = useWords();
  const {delivery = DELIVERY_TIMES} = useSite();
  return (
    <section aria-label={words.product.info} className="border-t border-line">
      <dl className="facts">
        {productDetails(words, product, stock).map(({term, value, lang, to}) => (
          <Fragment key={term + value}>
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
          </Fragment>
        ))}
      </dl>
      <dl className="divide-y divide-line text-sm print:hidden">
        {productTerms(words, product, delivery, renderedAtMs).map(({term, text, link}) => (
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
      <p className="flex flex-wrap gap-x-6 border-t border-line py-5 text-sm print:hidden">
        <Link
          to={contactUrl(words.product.subjects.question, product)}
          className={`inline-flex min-h-11 items-center ${LINK}`}
        >
          {words.product.haveQuestion}
        </Link>
        <Link to="/questions" className={`inline-flex min-h-11 items-center ${LINK}`}>
          {words.questions.common}
        </Link>
      </p>
    </section>
  );
}
