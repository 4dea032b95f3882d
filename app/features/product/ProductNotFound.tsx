import {useLocation} from '@remix-run/react';
import {ButtonLink} from '~/components/ButtonLink';
import {TextLink} from '~/components/TextLink';
import {EmptyPage, type EmptyPageProps} from '~/shop/empty/EmptyPage';
import {ShopLinks} from '~/shop/collection/ShopLinks';
import {useWords} from '~/words';

export interface ProductNotFoundProps extends Pick<EmptyPageProps, 'prints'> {
  hasFailed: boolean;
}

/**
 * The product page without a product: it doesn't exist or the storefront failed. The specification gives both the same
 * title.
 */
export function ProductNotFound({hasFailed, prints}: ProductNotFoundProps) {
  const words = useWords();
  const {search} = useLocation();
  const {title, text, failed, home} = words.product.notFound;
  return (
    <EmptyPage title={title} text={hasFailed ? failed : text} prints={prints}>
      {hasFailed ? (
        <ButtonLink to={search || '.'} reloadDocument>
          {words.controls.tryAgain}
        </ButtonLink>
      ) : (
        <ShopLinks />
      )}
      <p className="flex basis-full flex-wrap gap-x-6 gap-y-1 lg:basis-auto lg:pl-2">
        {!hasFailed && <TextLink to="/gallery">{words.gallery.allSold}</TextLink>}
        <TextLink to="/">{home}</TextLink>
      </p>
    </EmptyPage>
  );
}
