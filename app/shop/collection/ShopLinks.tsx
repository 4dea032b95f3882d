import {ButtonLink} from '~/components/ButtonLink';
import {useWords} from '~/words';

/** The links to both collections, where there is nothing else to show. */
export function ShopLinks() {
  const {navigation} = useWords();
  return (
    <>
      <ButtonLink to="/collections/prints">{navigation.shopPrints}</ButtonLink>
      <ButtonLink to="/collections/originals" variant="outline">
        {navigation.shopOriginals}
      </ButtonLink>
    </>
  );
}
