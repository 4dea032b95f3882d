import {ButtonLink} from '~/components/ButtonLink';

/** What a product page is when there is no such product, or the shop could not be asked. */
export function ProductNotFound() {
  return (
    <div className="mx-auto grid max-w-text justify-items-center gap-6 px-gutter py-section text-center">
      <h1 className="text-3xl">Product not found</h1>
      <p className="text-muted">It may have found its wall, or moved to another address.</p>
      <div className="flex flex-wrap justify-center gap-4">
        <ButtonLink to="/">Return Home</ButtonLink>
        <ButtonLink to="/collections/prints" variant="outline">
          Shop Prints
        </ButtonLink>
      </div>
    </div>
  );
}
