import {useLocation} from '@remix-run/react';
import {ButtonLink} from '~/components/ButtonLink';
import {PageHeader} from '~/components/PageHeader';
import {PicturePage} from '~/components/PicturePage';
import {PagePainting} from '~/shop/gallery/PagePainting';
import {useWords} from '~/words';

/**
 * The product page without a product: it doesn't exist or the storefront failed. The specification gives both the same
 * title.
 */
export function ProductNotFound({hasFailed}: {hasFailed: boolean}) {
  const words = useWords();
  const {search} = useLocation();
  const {title, text, failed, home} = words.product.notFound;
  return (
    <PicturePage picture={<PagePainting painting="thickOFog" />}>
      <PageHeader title={title}>{hasFailed ? failed : text}</PageHeader>
      <div className="mt-9 flex flex-wrap gap-4">
        {hasFailed && (
          <ButtonLink to={search || '.'} reloadDocument>
            {words.controls.tryAgain}
          </ButtonLink>
        )}
        <ButtonLink to="/" variant={hasFailed ? 'outline' : 'solid'}>
          {home}
        </ButtonLink>
        {!hasFailed && (
          <>
            <ButtonLink to="/collections/prints" variant="outline">
              {words.navigation.shopPrints}
            </ButtonLink>
            <ButtonLink to="/collections/originals" variant="outline">
              {words.navigation.shopOriginals}
            </ButtonLink>
            <ButtonLink to="/gallery" variant="quiet">
              {words.gallery.allSold}
            </ButtonLink>
          </>
        )}
      </div>
    </PicturePage>
  );
}
