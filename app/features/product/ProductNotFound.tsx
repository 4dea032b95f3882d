import {ButtonLink} from '~/components/ButtonLink';
import {PageHeader} from '~/components/PageHeader';
import words from '#words/product';

/** The product page without a product: there is none, or the query failed. */
export function ProductNotFound() {
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={words.notFound.title}>{words.notFound.text}</PageHeader>
      <div className="mt-9 flex flex-wrap gap-4">
        <ButtonLink to="/">{words.notFound.home}</ButtonLink>
        <ButtonLink to="/collections/prints" variant="outline">
          {words.notFound.prints}
        </ButtonLink>
      </div>
    </div>
  );
}
