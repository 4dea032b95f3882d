import {useWords} from '~/words';
import {ButtonLink} from '~/components/ButtonLink';
import {PageHeader} from '~/components/PageHeader';

/** The product page without a product: there is none, or the query failed. */
export function ProductNotFound() {
  const words = useWords();
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={words.product.notFound.title}>{words.product.notFound.text}</PageHeader>
      <div className="mt-9 flex flex-wrap gap-4">
        <ButtonLink to="/">{words.product.notFound.home}</ButtonLink>
        <ButtonLink to="/collections/prints" variant="outline">
          {words.product.notFound.prints}
        </ButtonLink>
      </div>
    </div>
  );
}
