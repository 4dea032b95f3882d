import {ButtonLink} from '~/components/ButtonLink';
import {PageHeader} from '~/components/PageHeader';

/** The product page without a product: there is none, or the query failed. */
export function ProductNotFound() {
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title="Product not found">
        It may have found its wall, or moved to another address.
      </PageHeader>
      <div className="mt-9 flex flex-wrap gap-4">
        <ButtonLink to="/">Return Home</ButtonLink>
        <ButtonLink to="/collections/prints" variant="outline">
          Shop Prints
        </ButtonLink>
      </div>
    </div>
  );
}
